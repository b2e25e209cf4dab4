import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, type LeadOutcome } from '../../../../src/domain/lead';
import { readDraft, readWaiting } from '../../../../src/features/lead-form/draft';
import { LeadForm, type LeadFormProps } from '../../../../src/features/lead-form/lead-form';
import { postLead, type LeadPost } from '../../../../src/features/lead-form/send-lead';
import { useMeetingOffer } from '../../../../src/features/lead-form/use-meeting-offer';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import type { Locale } from '../../../../src/i18n/locales';
import { translatorFor } from '../../../support/i18n';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/features/lead-form/use-meeting-offer');
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
const { t } = translatorFor('en');

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

const show = (props: Partial<LeadFormProps> = {}) =>
  render(<LeadForm kind="consultation" t={t} locale="en" {...props} />);
const sendButton = (name = /^(Send|Try again)$/) => screen.getByRole('button', { name });

async function fill(phone = '+380671234567') {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Olena Example');
  await user.click(screen.getByLabelText('Phone with a messenger'));
  await user.paste(phone);
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

  it('says nothing of a field that is left empty until it is sent, then follows what is typed', async () => {
    show();
    const name = screen.getByLabelText('Name');
    await userEvent.click(name);
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Another way to reach you'), '@olena_example');
    await userEvent.tab();
    expect(name).not.toHaveAccessibleDescription();
    await userEvent.click(sendButton());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Fill it in'));
    await userEvent.type(name, 'Olena Example');
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
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
    expect(screen.getByLabelText('Phone with a messenger')).toHaveValue('+380671234567');
  });

  it('names the phone as the other way where that does not stand beside it', () => {
    const { unmount } = show();
    expect(screen.queryByRole('link', { name: '+380 44 123 4567' })).not.toBeInTheDocument();
    unmount();
    show({ hasOtherWays: true });
    expect(screen.getByRole('link', { name: '+380 44 123 4567' })).toHaveAttribute(
      'href',
      'tel:+380441234567',
    );
  });

  it('marks what is required, and says what the mark means', () => {
    show({ kind: 'vacancy' });
    expect(screen.getByText('Fields marked * are required.')).toBeVisible();
    const labels = ['Name', 'Phone with a messenger', 'Another way to reach you', 'Cover letter'];
    for (const label of [...labels, 'Your CV']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-required', 'true');
      expect(screen.getByText(label)).toHaveAttribute('data-required', 'true');
    }
  });

  it('marks nothing that may stay empty', () => {
    show();
    expect(screen.getByText('Message (optional)')).not.toHaveAttribute('data-required');
    expect(screen.getByLabelText('Message (optional)')).not.toHaveAttribute('aria-required');
  });

  it('sums up by the names its fields have', async () => {
    show({ kind: 'vacancy' });
    await userEvent.click(sendButton(/Send the application/));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Please fill in all fields in the form');
    expect(summary).toHaveTextContent('Cover letter: Fill it in');
    expect(summary).toHaveTextContent('File: Choose a file');
  });
});

describe('the phone', () => {
  const phone = () => screen.getByLabelText('Phone with a messenger');

  async function sendWith(typed: string, locale: Locale) {
    show({ locale });
    const user = await fill('');
    await user.type(phone(), typed);
    await user.click(sendButton());
    return user;
  }
  const sentPhone = () => post.mock.calls[0]?.[0].fields.phone;

  it.each(['380501234567', '0501234567', '80501234567', '501234567', '+38 (050) 123-45-67'])(
    'typed as %s on a Ukrainian page is sent as the number it is',
    async (typed) => {
      await sendWith(typed, 'ua');
      await screen.findByText('Your message has been sent successfully');
      expect(sentPhone()).toBe('+380501234567');
    },
  );

  it.each(['380501234567', '80501234567'])(
    'typed as %s in a Russian browser is asked about, and sent once it is clear',
    async (typed) => {
      jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['ru-RU', 'ru']);
      const user = await sendWith(typed, 'ru');
      await waitFor(() => expect(phone()).toHaveAccessibleDescription(/not sure which number/));
      expect(post).not.toHaveBeenCalled();
      expect(phone()).toHaveValue(typed);
      await user.click(screen.getByRole('button', { name: '+380 50 123 4567, Украина' }));
      expect(phone()).not.toHaveAccessibleDescription(/not sure/);
      await user.click(sendButton());
      await screen.findByText('Your message has been sent successfully');
      expect(sentPhone()).toBe('+380501234567');
    },
  );

  it('that stops short is never sent', async () => {
    await sendWith('05012345', 'ua');
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/digits are missing/));
    expect(post).not.toHaveBeenCalled();
    expect(phone()).toHaveValue('05012345');
  });
});

describe('a message that is given', () => {
  it('begins the message; what was written before stays below it', async () => {
    const { unmount } = show({ message: 'Put me on the list.' });
    const message = screen.getByLabelText(/Message/);
    expect(message).toHaveValue('Put me on the list.');
    await userEvent.clear(message);
    await userEvent.type(message, 'Call me.');
    unmount();
    show({ message: 'Put me on the list.' });
    expect(screen.getByLabelText(/Message/)).toHaveValue('Put me on the list.\nCall me.');
  });
});

describe('a request for a catalogue', () => {
  const named = (hasCatalogue: boolean) => show({ kind: 'catalogue', hasCatalogue });

  it('promises none where the project has none, before and after it is sent', async () => {
    named(false);
    expect(screen.getByText(/has no catalogue yet/)).toBeVisible();
    const user = await fill();
    await user.click(sendButton(/Ask for plans and prices/));
    const sent = await screen.findByText(/plans, prices and pictures of the project/);
    expect(sent.closest('[role="status"]')).not.toHaveTextContent(/catalogue/i);
  });

  it('gives it where there is one', async () => {
    post.mockResolvedValue({ ok: true, id: '1', fileUrl: 'https://cms.example.com/catalogue' });
    named(true);
    expect(screen.queryByText(/no catalogue/)).not.toBeInTheDocument();
    const user = await fill();
    await user.click(sendButton(/Get the catalogue/));
    expect(await screen.findByRole('link', { name: 'Open the catalogue' })).toBeVisible();
  });
});

describe('a meeting', () => {
  const STARTS = ['2099-01-05T08:00:00.000Z', '2099-01-05T09:00:00.000Z'];
  const reload = jest.fn();
  const offer = (...starts: string[]) => ({
    state: {
      name: 'ready' as const,
      offer: { minutes: 45, days: [{ day: '2099-01-05', starts }] },
    },
    reload,
  });
  const first = () => screen.getByRole('radio', { name: /^10:00/ });

  beforeEach(() => {
    reload.mockReset();
    jest.mocked(useMeetingOffer).mockReturnValue(offer(...STARTS));
    jest
      .mocked(useSiteSettings)
      .mockReturnValue(siteSettings({ address: '8 Klenova Street, Kyiv' }));
  });

  it('says where one meets before it is booked and after', async () => {
    show({ kind: 'meeting', subjectName: 'Teak House' });
    expect(screen.getByText('About Teak House')).toBeVisible();
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: 'Kyiv office' }));
    expect(screen.getByText(/our Kyiv office: 8 Klenova Street, Kyiv/)).toBeVisible();
    await user.click(first());
    await user.click(sendButton(/Book the meeting/));
    const sent = (await screen.findByText('Your message has been sent successfully')).parentElement;
    expect(sent).toHaveTextContent('Monday, 5 January 2099');
    expect(sent).toHaveTextContent('10:00 Kyiv time');
    expect(sent).toHaveTextContent('our Kyiv office: 8 Klenova Street, Kyiv');
  });

  it('gives a file for the calendar and says who calls', async () => {
    jest
      .mocked(useSiteSettings)
      .mockReturnValue(siteSettings({ companyName: 'Amara', phoneText: '+380 44 123 4567' }));
    show({ kind: 'meeting', subjectName: 'Teak House' });
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: 'Video' }));
    await user.click(first());
    await user.click(sendButton(/Book the meeting/));
    const link = await screen.findByRole('link', { name: 'Add to the calendar' });
    expect(link).toHaveAttribute('download', 'meeting.ics');
    const file = decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? '');
    expect(file).toContain('DTSTART:20990105T080000Z');
    expect(file).toContain('DTEND:20990105T084500Z');
    expect(file).toContain('SUMMARY:Amara · Meeting · Teak House');
    expect(screen.getByText('Our sales office, from +380 44 123 4567')).toBeVisible();
  });

  it('groups the times of a day', () => {
    jest
      .mocked(useMeetingOffer)
      .mockReturnValue(offer('2099-01-05T08:00:00.000Z', '2099-01-05T12:00:00.000Z'));
    show({ kind: 'meeting' });
    expect(screen.getByText('Morning')).toBeVisible();
    expect(screen.getByText('Afternoon')).toBeVisible();
    expect(screen.queryByText('Evening')).not.toBeInTheDocument();
  });

  it('on the island asks for days instead of a time, and is sent as a consultation', async () => {
    show({ kind: 'meeting' });
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: 'On the island' }));
    expect(screen.queryByRole('radio', { name: /^10:00/ })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/Message/), '3 to 5 March');
    await user.click(sendButton());
    await screen.findByText('Your message has been sent successfully');
    const { kind, fields } = post.mock.calls[0]?.[0] as LeadPost;
    expect(kind).toBe('consultation');
    expect(fields).toMatchObject({ message: 'A viewing on the island.\n3 to 5 March' });
    expect(fields).not.toHaveProperty('meeting_mode');
    expect(screen.getByText(/We will write or call/)).toBeVisible();
  });

  it('asks for a place and a time as what they are', async () => {
    show({ kind: 'meeting' });
    await userEvent.click(sendButton(/Book the meeting/));
    const groups = await screen.findAllByRole('radiogroup');
    expect(groups.map((group) => group.getAttribute('aria-required'))).toEqual(['true', 'true']);
    expect(groups[0]).toHaveAccessibleDescription(/Choose where we meet/);
    expect(groups[1]).toHaveAccessibleDescription('Choose a time');
  });

  it('asks for the free times anew when the chosen one is taken', async () => {
    post.mockResolvedValueOnce({
      ok: false,
      failure: 'slotTaken',
      fields: { meeting_start: 'slotGone' },
      retryAfter: undefined,
    });
    const { rerender } = show({ kind: 'meeting' });
    const user = await fill();
    await user.click(screen.getByRole('radio', { name: 'Video' }));
    await user.click(first());
    await user.click(sendButton(/Book the meeting/));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(first()).not.toBeChecked();
    jest.mocked(useMeetingOffer).mockReturnValue(offer(STARTS[1] ?? ''));
    rerender(<LeadForm kind="meeting" t={t} locale="en" />);
    expect(screen.queryByRole('radio', { name: /^10:00/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: /Time in Kyiv/ })).toHaveAccessibleDescription(
      /no longer free/,
    );
  });
});
