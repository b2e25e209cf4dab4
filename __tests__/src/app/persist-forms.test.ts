import { persistForms } from '../../../src/app/persist-forms';
import { STORAGE } from '../../../src/config/storage';
import { BEFORE_RELOAD_EVENT } from '../../../src/domain/chunk-reload';

const KEY = `${STORAGE.keptForms}/contacts`;

const FORM =
  '<form id="request"><input name="name"><textarea name="message"></textarea>' +
  '<input type="checkbox" name="agree"><input type="password" name="secret"></form>';

const field = (name: string) => {
  const element = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!element) throw new Error(`There is no field ${name}.`);
  return element;
};

const addForm = () => document.body.insertAdjacentHTML('beforeend', FORM);

/** What the observer of the page has to hear of. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.history.replaceState(null, '', '/contacts');
  window.sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('forms over a reload', () => {
  it('come back as they were, secrets aside, as soon as they appear', async () => {
    persistForms();
    addForm();
    field('name').value = 'Olena';
    field('message').value = 'Two villas, please';
    field('agree').checked = true;
    field('secret').value = 'hidden';
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
    expect(window.sessionStorage.getItem(KEY)).not.toContain('hidden');

    document.body.innerHTML = '';
    persistForms();
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
    addForm();
    await observed();
    expect(field('name').value).toBe('Olena');
    expect(field('message').value).toBe('Two villas, please');
    expect(field('agree').checked).toBe(true);
    expect(field('secret').value).toBe('');
  });

  it('come back at once where they are there already, and only once', async () => {
    window.sessionStorage.setItem(KEY, JSON.stringify({ request: { name: ['Olena'] } }));
    addForm();
    persistForms();
    expect(field('name').value).toBe('Olena');
    document.body.innerHTML = '';
    addForm();
    await observed();
    expect(field('name').value).toBe('');
  });

  it('are not kept where nobody wrote anything, nor without a name', () => {
    persistForms();
    document.body.innerHTML = `${FORM}<form><input name="name" value=""></form>`;
    const nameless = document.forms[1]?.elements[0] as HTMLInputElement;
    nameless.value = 'Olena';
    window.dispatchEvent(new Event(BEFORE_RELOAD_EVENT));
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  });

  it('belong to their page', () => {
    window.sessionStorage.setItem(KEY, JSON.stringify({ request: { name: ['Olena'] } }));
    window.history.replaceState(null, '', '/about');
    addForm();
    persistForms();
    expect(field('name').value).toBe('');
    expect(window.sessionStorage.getItem(KEY)).not.toBeNull();
  });

  it.each(['{', '"text"', 'null', '7'])('take no harm from %s in the storage', (kept) => {
    window.sessionStorage.setItem(KEY, kept);
    addForm();
    expect(persistForms).not.toThrow();
    expect(field('name').value).toBe('');
  });
});
