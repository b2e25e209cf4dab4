import { screen } from '@testing-library/react';
import { Who } from '../../../../src/features/account/who';
import { renderIn } from '../../../support/render';

describe('who is signed in', () => {
  it('is greeted by name and address', () => {
    renderIn('en', <Who user={{ name: 'Olena', email: 'olena@example.com' }} />);
    expect(screen.getByText('Olena, olena@example.com')).toBeVisible();
  });

  it('is asked for the name where an invitation brought none', () => {
    renderIn('en', <Who user={{ name: '', email: 'olena@example.com' }} />);
    expect(screen.getByText(/^olena@example\.com\. Tell us your name/)).toBeVisible();
  });
});
