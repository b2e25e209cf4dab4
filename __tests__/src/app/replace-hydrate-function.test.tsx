import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useLayoutEffect, useState } from 'react';
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

describe('what React recovers from', () => {
  const report = jest.fn();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

  beforeEach(() => {
    report.mockClear();
    window.reportError = report;
    // React does its work in tasks of its own, as in a browser: `act` would do all of it at once.
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('is not reported of a part that is updated before it is hydrated', async () => {
    const Page = () => {
      const [count, setCount] = useState(0);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- done at once, as the update of a click
      useLayoutEffect(() => setCount(1), []);
      return (
        <Suspense>
          <p>{count}</p>
        </Suspense>
      );
    };
    const container = root();
    container.innerHTML = '<!--$--><p>0</p><!--/$-->';
    const part = container.querySelector('p');
    renderer(<Page />, container);
    await waitFor(() => expect(container).toHaveTextContent('1'));
    expect(container.querySelector('p')).not.toBe(part);
    expect(report).not.toHaveBeenCalled();
  });

  it('is reported of HTML that is not what is rendered', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = root();
    container.innerHTML = '<p>other</p>';
    renderer(<Counter />, container);
    await waitFor(() => expect(container.querySelector('button')).toHaveTextContent('0'));
    await waitFor(() => expect(report).toHaveBeenCalled());
  });
});
