import { restoreForm, formKey, readForm } from '../../../src/domain/saved-forms';

const MARKUP = `
  <form id="lead">
    <input name="name"><textarea name="message"></textarea>
    <select name="kind"><option value=""></option><option value="online">Online</option></select>
    <input type="checkbox" name="consent"><input type="radio" name="mode" value="a" checked>
    <input type="radio" name="mode" value="b"><input type="password" name="secret">
    <input type="hidden" name="token" value="t"><input value="nameless">
  </form>`;

function form(): HTMLFormElement {
  document.body.innerHTML = MARKUP;
  return document.forms[0] as HTMLFormElement;
}

const field = (given: HTMLFormElement, name: string) =>
  given.elements.namedItem(name) as HTMLInputElement;

describe('a kept form', () => {
  it('is known by its id, else its name', () => {
    expect(formKey(form())).toBe('lead');
    document.body.innerHTML = '<form name="search"></form><form></form>';
    expect([...document.forms].map(formKey)).toEqual(['search', '']);
  });

  it('is nothing where nobody touched it', () => {
    expect(readForm(form())).toBeUndefined();
  });

  it('comes back as it was, without secrets, telling those who listen', () => {
    const before = form();
    field(before, 'name').value = 'Olena';
    field(before, 'message').value = 'Two';
    field(before, 'kind').value = 'online';
    field(before, 'consent').checked = true;
    (before.querySelector('[value=b]') as HTMLInputElement).checked = true;
    field(before, 'secret').value = 'hidden';
    const kept = readForm(before);
    expect(JSON.stringify(kept)).not.toMatch(/hidden|token|nameless/);

    const after = form();
    const heard: string[] = [];
    after.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
    restoreForm(after, JSON.parse(JSON.stringify(kept)) as NonNullable<typeof kept>);
    expect(field(after, 'name').value).toBe('Olena');
    expect(field(after, 'message').value).toBe('Two');
    expect(field(after, 'kind').value).toBe('online');
    expect(field(after, 'consent').checked).toBe(true);
    expect((after.querySelector('[value=b]') as HTMLInputElement).checked).toBe(true);
    expect(heard).toEqual(expect.arrayContaining(['name', 'message']));
  });

  it('does not overwrite what the visitor has typed since', () => {
    const given = form();
    field(given, 'name').value = 'Newer';
    restoreForm(given, { name: ['Older'] });
    expect(field(given, 'name').value).toBe('Newer');
  });
});
