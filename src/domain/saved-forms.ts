/** Values of a form by the name of the field, in order; a ticked box is `true`. */
export type SavedForm = Readonly<Record<string, ReadonlyArray<string | boolean>>>;

/** Forms of a page by their `id` or `name`. */
export type SavedForms = Readonly<Record<string, SavedForm>>;

/** Fields that are never saved: secrets, and those that a page cannot set. */
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

/** Key of a form; none without `id` and `name`. */
export function formKey(form: HTMLFormElement): string {
  return form.getAttribute('id') ?? form.getAttribute('name') ?? '';
}

/** Reads the values a visitor entered; undefined for an unchanged form. */
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

/** Restores saved values with the events of typing, so that listeners see them. */
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

/**
 * React notices a change only if the prototype's setter is called: it overrides the one of the
 * element.
 */
function setValue(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  setter?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
