import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TFunction } from 'i18next';
import { failed, type LeadOutcome } from '../../../../src/domain/lead';
import { readDraft, readWaiting } from '../../../../src/features/lead-form/draft';
import { LeadForm } from '../../../../src/features/lead-form/lead-form';
import { postLead, type LeadPost } from '../../../../src/features/lead-form/send-lead';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import { i18nFor } from '../../../support/i18n';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/config/browser', () => ({
  BACKEND_URL: 'http://localhost:8055',
  RECAPTCHA_SITE_KEY: '',
}));
jest.mock('../../../../src/features/lead-form/send-lead', () => ({
  ...jest.requireActual<object>('../../../../src/features/lead-form/send-lead'),
  postLead: jest.fn(),
}));

// A person takes longer to fill a form in than a test.
jest.mock('../../../../src/domain/lead', () => {
  const actual = jest.requireActual<{ LIMITS: object }>('../../../../src/domain/lead');
  return { ...actual, LIMITS: { ...actual.LIMITS, fillInMs: 0 } };
});

const post = jest.mocked(postLead);
const stored: LeadOutcome = { ok: true, id: '1', fileUrl: undefined };
const t = i18nFor('en').t.bind(i18nFor('en')) as TFunction;

let isOnline = true;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest
    .mocked(useSiteSettings)
    .mockReturnValue(siteSettings({ phone: '+380441234567', phoneText: '+380 44 123 4567' }));
  post.mockReset();
  post.mockResolvedValue(stored);
});

afterEach(() => jest.restoreAllMocks());

const show = () => render(<LeadForm kind="consultation" t={t} locale="en" />);
const sendButton = () => screen.getByRole('button', { name: /^(Send|Try again)$/ });

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Olena Example');
  // Behind the country code that stands there.
  await user.click(screen.getByLabelText('Phone with a messenger'));
  await user.paste('+380671234567');
  await user.type(screen.getByLabelText('Another way to reach you'), '@olena_example');
  return user;
}

describe('a form', () => {
  it('says what is missing, sums it up and goes to the first field', async () => {
    show();
    await userEvent.click(sendButton());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Please fill in all fields in the form');
    expect(within(summary).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Fill it in');
    expect(post).not.toHaveBeenCalled();
  });

  it('sends what stands in it and says so', async () => {
    show();
    const user = await fill();
    await user.click(sendButton());
    const sent = await screen.findByText('Your message has been sent successfully');
    expect(sent.closest('[role="status"]')).toHaveFocus();
    const { fields } = post.mock.calls[0]?.[0] as LeadPost;
    expect(fields).toMatchObject({
      name: 'Olena Example',
      phone: '+380671234567',
      alternative_contact: '@olena_example',
      consent: 'true',
      locale: 'en',
    });
    expect(readDraft('consultation')).toEqual({});
  });

  it('says that it is sending, and sends once', async () => {
    let answer: (outcome: LeadOutcome) => void = () => undefined;
    post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    const user = await fill();
    await user.click(sendButton());
    expect(await screen.findByText('Please wait, sending in progress')).toBeVisible();
    await user.click(sendButton());
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    await act(async () => answer(stored));
  });

  it('keeps the text after a failure and tries again with the same key', async () => {
    post.mockResolvedValueOnce(failed('unavailable'));
    show();
    const user = await fill();
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not store');
    expect(screen.getByLabelText('Name')).toHaveValue('Olena Example');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Your message has been sent successfully');
    const keys = post.mock.calls.map(([{ key }]) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows at its field what the server refuses', async () => {
    post.mockResolvedValueOnce({
      ok: false,
      failure: 'fields',
      fields: { name: 'nameInvalid' },
      retryAfter: undefined,
    });
    show();
    const user = await fill();
    await user.click(sendButton());
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/letters and no links/),
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('waits for the network and asks before it sends', async () => {
    isOnline = false;
    show();
    const user = await fill();
    await user.click(sendButton());
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(readWaiting('consultation')).toMatchObject({ name: 'Olena Example' });
    expect(post).not.toHaveBeenCalled();
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(screen.getByRole('button', { name: 'Send now' }));
    await screen.findByText('Your message has been sent successfully');
    expect(readWaiting('consultation')).toBeUndefined();
  });

  it('has what was typed before a reload', async () => {
    const { unmount } = show();
    await fill();
    unmount();
    show();
    expect(screen.getByLabelText('Name')).toHaveValue('Olena Example');
    expect(screen.getByLabelText('Phone with a messenger')).toHaveValue('+380 (67) 123 45 67');
  });

  it('always names the phone as the other way', () => {
    show();
    expect(screen.getByRole('link', { name: '+380 44 123 4567' })).toHaveAttribute(
      'href',
      'tel:+380441234567',
    );
  });
});
