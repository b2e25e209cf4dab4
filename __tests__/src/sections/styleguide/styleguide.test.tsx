import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import StyleguidePage from '../../../../src/templates/styleguide';

const TOKENS = readFileSync(path.resolve('src/styles/tokens.css'), 'utf8');
const names = [...new Set(TOKENS.match(/^ {2}--[\w-]+(?=:)/gm)?.map((name) => name.trim()))];

afterEach(() => document.head.replaceChildren());

describe('the styleguide', () => {
  it('shows every token of the style sheet, in its group', () => {
    const sheet = document.createElement('style');
    sheet.textContent = TOKENS;
    document.head.append(sheet);
    render(<StyleguidePage />);
    expect(names.length).toBeGreaterThan(30);
    for (const name of names) expect(screen.getByText(name)).toBeInTheDocument();
    const colours = screen.getByRole('heading', { name: 'Colours' }).nextElementSibling;
    expect(colours).toHaveTextContent('--clay');
    expect(colours).not.toHaveTextContent('--space-1');
  });

  it('shows the components, rendered', () => {
    render(<StyleguidePage />);
    expect(screen.getByRole('textbox', { name: 'With an error' })).toBeInvalid();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('The second');
    expect(screen.getAllByRole('button', { name: 'Button, primary' })).toHaveLength(3);
  });
});
