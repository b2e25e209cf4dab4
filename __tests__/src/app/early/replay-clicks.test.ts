import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { earlyScripts } from '../../../../src/app/early/early-scripts';
import { HYDRATED_EVENT } from '../../../../src/config/browser';

const PATIENCE_MS = 8000;

const PAGE = `
  <a href="/contacts" data-needs-hydration=""><span>Leave a request</span></a>
  <a href="/picture.jpg" data-lightbox="photos">Picture</a>
  <a href="/news">News</a>
  <a href="#album">Album</a>
  <button type="button">Tab</button>
  <label><input type="checkbox"> Only available</label>
  <select><option value="">All</option><option value="villas">Villas</option></select>
  <details><summary>Menu</summary></details>`;

/** What the browser would have followed or toggled, and what the program has heard. */
let followed: string[];
let heard: string[];

const nameOf = (target: EventTarget | null) => (target as Element).textContent?.trim() ?? '';

/** Runs the script as the head of a page does: as source text. */
function open(): void {
  const script = earlyScripts('/ru').find(({ key }) => key === 'replay-clicks') as ReactElement<{
    dangerouslySetInnerHTML: { __html: string };
  }>;
  const source = script.props.dangerouslySetInnerHTML.__html;
  new Function(source)();
}

function hydrate(): void {
  document.body.addEventListener('click', listen);
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}

function listen(event: Event): void {
  event.preventDefault();
  heard.push(nameOf(event.target));
}

const follow = (event: Event) => {
  if (!event.defaultPrevented) followed.push(nameOf(event.target));
  event.preventDefault();
};

beforeEach(() => {
  jest.useFakeTimers();
  followed = [];
  heard = [];
  document.body.innerHTML = PAGE;
  window.addEventListener('click', follow);
  open();
});

afterEach(() => {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
  window.removeEventListener('click', follow);
  document.body.removeEventListener('click', listen);
  jest.useRealTimers();
});

const request = () => screen.getByText('Leave a request');

describe('a click before the page is hydrated', () => {
  it.each(['Leave a request', 'Picture', 'Tab'])('on “%s” is kept and replayed once', (name) => {
    const element = screen.getByText(name).closest('a, button');
    fireEvent.click(screen.getByText(name));
    fireEvent.click(screen.getByText(name));
    expect(followed).toEqual([]);
    expect(element).toHaveAttribute('aria-busy', 'true');
    hydrate();
    expect(heard).toEqual([name]);
    expect(element).not.toHaveAttribute('aria-busy');
    fireEvent.click(screen.getByText(name));
    expect(heard).toEqual([name, name]);
  });

  it('leaves a checkbox as it was until it is replayed', () => {
    const checkbox = screen.getByRole('checkbox');
    fireEvent.click(checkbox);
    expect(checkbox).not.toBeChecked();
    window.dispatchEvent(new Event(HYDRATED_EVENT));
    expect(followed).toHaveLength(1);
  });

  it.each(['News', 'Album', 'Menu'])('on “%s” stays the browser’s', (name) => {
    fireEvent.click(screen.getByText(name));
    expect(followed).toEqual([name]);
    hydrate();
    expect(heard).toEqual([]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j opens a tab, as ever',
    (keys) => {
      fireEvent.click(request(), keys);
      expect(followed).toEqual(['Leave a request']);
      hydrate();
      expect(heard).toEqual([]);
    },
  );

  it('gives way to a later one', () => {
    fireEvent.click(request());
    fireEvent.click(screen.getByText('Picture'));
    expect(request().closest('a')).not.toHaveAttribute('aria-busy');
    hydrate();
    expect(heard).toEqual(['Picture']);
  });

  it.each<[string, () => void]>([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    ['another link', () => fireEvent.click(screen.getByText('News'))],
    ['a step in the history', () => fireEvent.popState(window)],
    ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is taken back by %s', (_, takeBack) => {
    fireEvent.click(request());
    takeBack();
    expect(request().closest('a')).not.toHaveAttribute('aria-busy');
    hydrate();
    expect(heard).toEqual([]);
  });

  it('is not taken back by another key', () => {
    fireEvent.click(request());
    fireEvent.keyDown(document.body, { key: 'Tab' });
    hydrate();
    expect(heard).toEqual(['Leave a request']);
  });

  it('follows the link where the program does not come, and so do later ones', () => {
    fireEvent.click(request());
    jest.advanceTimersByTime(PATIENCE_MS - 1);
    expect(followed).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(followed).toEqual(['Leave a request']);
    fireEvent.click(screen.getByText('Picture'));
    expect(followed).toEqual(['Leave a request', 'Picture']);
  });
});

describe('a choice in a list before the page is hydrated', () => {
  const heardChoices = (): string[] => {
    const choices: string[] = [];
    document.body.addEventListener('change', ({ target }) =>
      choices.push((target as HTMLSelectElement).value),
    );
    return choices;
  };

  it('is put back where hydration resets it, and replayed once', () => {
    const list = screen.getByRole<HTMLSelectElement>('combobox');
    fireEvent.change(list, { target: { value: 'villas' } });
    list.value = '';
    const choices = heardChoices();
    hydrate();
    jest.runAllTimers();
    expect(list).toHaveValue('villas');
    expect(choices).toEqual(['villas']);
  });

  it('is left alone afterwards', () => {
    hydrate();
    const choices = heardChoices();
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'villas' } });
    jest.runAllTimers();
    expect(choices).toEqual(['villas']);
  });
});
