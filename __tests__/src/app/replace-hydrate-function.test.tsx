import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { replaceHydrateFunction } from '../../../src/app/replace-hydrate-function';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const renderer = replaceHydrateFunction?.({} as never, { plugins: [] }) as unknown as (
  element: JSX.Element,
  container: Element,
) => void;

const root = () => document.body.appendChild(document.createElement('div'));

it('brings the HTML of a page to life and leaves it as it is', async () => {
  const container = root();
  container.innerHTML = '<button type="button">0</button>';
  const button = container.querySelector('button') as HTMLButtonElement;
  act(() => renderer(<Counter />, container));
  await userEvent.click(button);
  expect(container.querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('1');
});

it('renders a page that has no HTML, as in development', () => {
  const container = root();
  act(() => renderer(<Counter />, container));
  expect(container.querySelector('button')).toHaveTextContent('0');
});
