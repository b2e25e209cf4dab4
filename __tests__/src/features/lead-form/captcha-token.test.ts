import { captchaMode, captchaToken } from '../../../../src/features/lead-form/captcha-token';

const NEVER = new Promise<never>(() => undefined);

describe('captchaMode', () => {
  it.each([
    ['a-key', 'http://localhost:8055', 'google'],
    ['', 'http://localhost:8055', 'local'],
    ['', 'http://127.0.0.1:8055/directus', 'local'],
    ['', 'https://cms.example.com', 'none'],
    ['', 'https://localhost.example.com', 'none'],
    ['', '', 'none'],
  ])('with the key “%s” and %s is %s', (key, backend, mode) => {
    expect(captchaMode(key, backend)).toBe(mode);
  });
});

describe('captchaToken', () => {
  it('asks the captcha for the action', async () => {
    const ready = Promise.resolve((action: string) => Promise.resolve(`token of ${action}`));
    expect(await captchaToken('google', ready, 'lead_meeting')).toBe('token of lead_meeting');
  });

  it('gives up on a captcha that is blocked', async () => {
    expect(await captchaToken('google', NEVER, 'lead_meeting', 10)).toBeUndefined();
  });

  it('gives up on a captcha that fails', async () => {
    const ready = Promise.resolve(() => Promise.reject(new Error('no')));
    expect(await captchaToken('google', ready, 'lead_meeting')).toBeUndefined();
  });

  it('makes up a token for the local stand-in alone', async () => {
    expect(await captchaToken('local', NEVER, 'lead_meeting')).toMatch(/^(?!fail$|low$).+/);
    expect(await captchaToken('none', NEVER, 'lead_meeting')).toBeUndefined();
  });
});
