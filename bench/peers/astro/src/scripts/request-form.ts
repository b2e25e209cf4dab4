import { FORM_FIELDS, type FormWords } from '../../../shared/blueprint';
import { problemsOf, sendLead } from '../../../shared/lead';

/** Puts the form in the place of what waited for it. */
export function mountForm(place: HTMLElement, words: FormWords): void {
  const form = document.createElement('form');
  form.noValidate = true;
  const fields = FORM_FIELDS.map((name) => {
    const line = document.createElement('p');
    const label = document.createElement('label');
    const input = document.createElement('input');
    const problem = document.createElement('span');
    problem.setAttribute('role', 'alert');
    input.name = name;
    label.append(words.fields[name], input);
    line.append(label, problem);
    return { name, line, input, problem };
  });
  const button = document.createElement('button');
  button.type = 'submit';
  button.textContent = words.send;
  form.append(...fields.map(({ line }) => line), button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = new FormData(form);
    const problems = problemsOf(values, words);
    for (const { name, input, problem } of fields) {
      problem.textContent = problems[name] ?? '';
      if (problems[name]) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
    }
    if (Object.keys(problems).length === 0) void sendLead(values);
  });
  place.replaceChildren(form);
}
