'use client';

import { useState, type FormEvent } from 'react';
import { FORM_FIELDS, type FormWords } from '../../shared/blueprint';
import { problemsOf, sendLead, type Problems } from '../../shared/lead';

/** A request, checked before it is sent. */
export default function RequestForm({ words }: { words: FormWords }) {
  const [problems, setProblems] = useState<Problems>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = problemsOf(values, words);
    setProblems(found);
    if (Object.keys(found).length === 0) void sendLead(values);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      {FORM_FIELDS.map((field) => (
        <p key={field}>
          <label>
            {words.fields[field]}
            <input name={field} aria-invalid={field in problems || undefined} />
          </label>
          {problems[field] && <span role="alert">{problems[field]}</span>}
        </p>
      ))}
      <button type="submit">{words.send}</button>
    </form>
  );
}
