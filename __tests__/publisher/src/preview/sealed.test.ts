import { seal, unseal } from '../../../../publisher/src/preview/sealed';

const SECRET = 'a secret of both sides';
const text = seal(SECRET, 'ticket', { user: 'u' });
const [body = '', signature = ''] = text.split('.');

it('opens what was sealed with the same secret for the same purpose', () => {
  expect(unseal(SECRET, 'ticket', text)).toEqual({ user: 'u' });
});

it.each([
  ['another secret', seal('another', 'ticket', { user: 'u' })],
  ['another purpose', seal(SECRET, 'session', { user: 'u' })],
  ['another content', `${seal(SECRET, 'ticket', { user: 'x' }).split('.')[0]}.${signature}`],
  ['no signature', body],
  ['an empty signature', `${body}.`],
  ['a signature with a sign more', `${text}=`],
  ['a signature of other letters', `${body}.${signature.toUpperCase()}`],
  ['nothing', ''],
  ['signs that no signature has', `${body}.ж`],
])('does not open %s', (_name, forged) => {
  expect(unseal(SECRET, 'ticket', forged)).toBeUndefined();
});
