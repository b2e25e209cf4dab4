/** What stood in a form: values of fields by name, in order; a ticked box is `true`. */
export type SavedForm = Readonly<Record<string, ReadonlyArray<string | boolean>>>;

/** Forms of a page by their `id` or `name`. */
export type SavedForms = Readonly<Record<string, SavedForm>>;

/** Never written down: secrets, and what a browser does not let a page put back. */
const NOT_KEPT: readonly string[] = ['password', 'file', 'hidden', 'submit', 'button', 'reset'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements]
    .filter(isField)
    .filter(({ name, type }) => name !== '' && !NOT_KEPT.includes(type));

/** Name a form is known by; none for one that has neither `id` nor `name`. */
export function formKey(form: HTMLFormElement): string {
  return form.getAttribute('id') ?? form.getAttribute('name') ?? '';
}

/** What a visitor has put into a form; nothing for one that is as it came. */
export function readForm(form: HTMLFormElement): SavedForm | undefined {
  const values: Record<string, Array<string | boolean>> = {};
  let touched = false;
  for (const field of fieldsOf(form)) {
    const value = isBox(field) ? field.checked : field.value;
    (values[field.name] ??= []).push(value);
    touched ||= isBox(field) ? field.checked !== field.defaultChecked : value !== '';
  }
  return touched ? values : undefined;
}

/** Puts kept values back the way typing would, so that whoever watches the fields sees them. */
export function restoreForm(form: HTMLFormElement, kept: SavedForm): void {
  const position: Record<string, number> = {};
  for (const field of fieldsOf(form)) {
    const index = position[field.name] ?? 0;
    position[field.name] = index + 1;
    const value = kept[field.name]?.[index];
    if (typeof value === 'boolean') {
      if (isBox(field) && field.checked !== value) field.click();
    } else if (value !== undefined && field.value === '' && value !== '') {
      setValue(field, value);
    }
  }
}

/** React hears of a value only where its own setter on the element is passed by. */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  setter?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
