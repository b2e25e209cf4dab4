/**
 * React renders the HTML as in the build.
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { earlyScripts } from '../../../../src/app/early/early-scripts';
import { replaceHydrateFunction } from '../../../../src/app/replace-hydrate-function';
import { HYDRATED_EVENT } from '../../../../src/config/browser';
import { FirstScreen } from '../../../../src/ui/first-screen/first-screen';

const hydrateInto = replaceHydrateFunction?.({} as never, { plugins: [] }) as unknown as (
  element: JSX.Element,
  container: Element,
) => void;

// React does its work in tasks of its own, as in a browser: `act` would do all of it at once.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});

const ALL = ['all', 'villas'];

/** Controls whose state says what React was told. */
function Filter() {
  const [isAvailable, setAvailable] = useState(false);
  const [type, setType] = useState('all');
  return (
    <form>
      <input
        type="checkbox"
        checked={isAvailable}
        onChange={({ target }) => setAvailable(target.checked)}
      />
      <select value={type} onChange={({ target }) => setType(target.value)}>
        {ALL.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <output>{`${type} ${isAvailable}`}</output>
    </form>
  );
}

interface PageProps {
  onFirstScreen: () => void;
  children: ReactNode;
}

function Page({ onFirstScreen, children }: PageProps) {
  useEffect(onFirstScreen, [onFirstScreen]);
  return (
    <FirstScreen>
      <h1>Name</h1>
      {children}
    </FirstScreen>
  );
}

/** The HTML of a page in the document, with the script of its head that keeps clicks. */
function open(children: ReactNode): Element {
  document.body.innerHTML = `<div>${renderToString(<Page onFirstScreen={() => undefined}>{children}</Page>)}</div>`;
  const { props } = earlyScripts('/ru').find(({ key }) => key === 'replay-clicks') as ReactElement<{
    dangerouslySetInnerHTML: { __html: string };
  }>;
  new Function(props.dangerouslySetInnerHTML.__html)();
  return document.body.firstElementChild as Element;
}

/** Hydrates it, and calls back when the first screen is hydrated and the rest is not. */
const hydrate = (container: Element, children: ReactNode, onFirstScreen: () => void) =>
  hydrateInto(<Page onFirstScreen={onFirstScreen}>{children}</Page>, container);

/** As soon as React is done with the first screen. */
const sayHydrated = () => queueMicrotask(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));

it('the first screen is hydrated before the rest, which follows', async () => {
  const effects: string[] = [];
  const Rest = ({ name }: { name: string }) => {
    useEffect(() => void effects.push(name), [name]);
    return <p>{name}</p>;
  };
  const parts = [<Rest key="1" name="second" />, <Rest key="2" name="third" />];
  const container = open(parts);
  const before = [...container.querySelectorAll('p')];
  hydrate(container, parts, () => void effects.push('first'));
  await waitFor(() => expect(effects).toEqual(['first', 'second', 'third']));
  expect([...container.querySelectorAll('p')]).toEqual(before);
});

it('a checkbox clicked before is checked once its part is hydrated', async () => {
  const container = open(<Filter />);
  fireEvent.click(screen.getByRole('checkbox'));
  hydrate(container, <Filter />, sayHydrated);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('all true'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('a choice made before is kept and heard', async () => {
  const container = open(<Filter />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'villas' } });
  hydrate(container, <Filter />, sayHydrated);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('villas false'));
  expect(screen.getByRole('combobox')).toHaveValue('villas');
});
