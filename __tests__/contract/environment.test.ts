import {
  email,
  EnvironmentError,
  flag,
  httpUrl,
  listOf,
  matching,
  numberFrom,
  oneOf,
  origin,
  port,
  read,
  readOr,
  readRequired,
  readText,
  secret,
  text,
  token,
  webhookUrl,
  type EnvRule,
} from '../../contract/environment';

const colours = oneOf(['red', 'blue']);
const emails = listOf(email, 'a list of e-mail addresses', 'a@b.example');
const code = matching(/^[A-Z]{2}$/, 'two capitals', 'AB');

/** Rules with values they take, what those are read as, and values they refuse. */
const RULES: readonly [EnvRule<unknown>, readonly [string, unknown][], readonly string[]][] = [
  [text, [['a b', 'a b']], []],
  [
    port,
    [
      ['1', 1],
      ['65535', 65_535],
    ],
    ['0', '65536', '-1', '80.5', '80a', 'http'],
  ],
  [
    numberFrom(0.1, 60),
    [
      ['0.1', 0.1],
      ['60', 60],
      ['1e1', 10],
    ],
    ['0.09', '61', 'many', 'NaN', 'Infinity'],
  ],
  [
    httpUrl,
    [
      ['http://localhost:8055', 'http://localhost:8055'],
      ['https://cms.example.com/a//', 'https://cms.example.com/a'],
    ],
    ['localhost:8055', '/cms', 'ftp://a.example', 'file:///x', 'https://'],
  ],
  [
    origin,
    [
      ['https://a.example/', 'https://a.example'],
      ['http://a.example:8080', 'http://a.example:8080'],
    ],
    ['https://a.example/en', 'https://a.example?x=1', 'https://a.example#x', 'ftp://a.example'],
  ],
  [
    webhookUrl,
    [
      ['https://a.example/x?key=1', 'https://a.example/x?key=1'],
      ['http://localhost:1/x', 'http://localhost:1/x'],
      ['http://[::1]:1/x', 'http://[::1]:1/x'],
    ],
    ['http://a.example', 'https://user@a.example', 'https://:pw@a.example', 'ftp://localhost', 'x'],
  ],
  [
    colours,
    [
      ['red', 'red'],
      ['blue', 'blue'],
    ],
    ['Red', 'green'],
  ],
  [
    flag,
    [
      ['true', true],
      ['false', false],
    ],
    ['yes', '1', 'TRUE'],
  ],
  [
    email,
    [['a.b@c.example', 'a.b@c.example']],
    ['a', 'a@b', 'a b@c.example', 'a@b.example,c@d.example', '@b.example'],
  ],
  [
    emails,
    [
      ['a@b.example', ['a@b.example']],
      [' a@b.example , c@d.example,', ['a@b.example', 'c@d.example']],
    ],
    ['a@b.example,c', ','],
  ],
  [code, [['AB', 'AB']], ['ab', 'ABC']],
  [
    secret(5),
    [
      ['12345', '12345'],
      ['123 56', '123 56'],
    ],
    ['1234'],
  ],
  [token('the token of a user'), [['abc', 'abc']], ['a b', 'a\tb']],
];

const messageOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'no error';
};

describe('the rules of the environment', () => {
  it.each(RULES.map(([rule, good]) => [rule.expected, rule, good] as const))(
    'read %s',
    (_expected, rule, good) => {
      for (const [value, expected] of good) expect(read({ A: value }, 'A', rule)).toEqual(expected);
    },
  );

  it.each(RULES.map(([rule, , bad]) => [rule.expected, rule, bad] as const))(
    'take nothing else for %s, and never repeat it',
    (expected, rule, bad) => {
      for (const value of bad) {
        expect(messageOf(() => read({ A: value }, 'A', rule))).toBe(
          `A is not ${expected}. Example: A=${rule.example}`,
        );
      }
    },
  );

  it('have an example that they take themselves, but for secrets', () => {
    const secrets = /secret|token/;
    const rules = RULES.map(([rule]) => rule).filter(({ expected }) => !secrets.test(expected));
    for (const rule of rules) expect(rule.parse(rule.example)).toBeDefined();
  });
});

describe('reading', () => {
  it.each([undefined, null, '', '  \n'])('takes %j for not set', (value) => {
    expect(readText({ A: value }, 'A')).toBeUndefined();
    expect(read({ A: value }, 'A', port)).toBeUndefined();
    expect(readOr({ A: value }, 'A', port, 80)).toBe(80);
    expect(messageOf(() => readRequired({ A: value }, 'A', port))).toBe(
      'A is missing. Example: A=8080',
    );
  });

  it('trims, and undoes what Directus makes of lists and numbers', () => {
    expect(readText({ A: ' a ' }, 'A')).toBe('a');
    expect(readText({ A: ['a', 'b'] }, 'A')).toBe('a,b');
    expect(readText({ A: 8055 }, 'A')).toBe('8055');
    expect(readText({ A: false }, 'A')).toBe('false');
  });

  it('shows the default, or the example that it was given', () => {
    expect(messageOf(() => readOr({ A: 'x' }, 'A', port, 80))).toMatch(/Example: A=80$/);
    expect(messageOf(() => readRequired({}, 'A', text, 'localhost'))).toMatch(/A=localhost$/);
  });

  it('says which variable it was', () => {
    expect(new EnvironmentError('A', 'is missing', 'b')).toMatchObject({
      name: 'EnvironmentError',
      variable: 'A',
      message: 'A is missing. Example: A=b',
    });
  });
});
