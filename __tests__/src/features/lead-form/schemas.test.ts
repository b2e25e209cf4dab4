/** @jest-environment node */
import { ValidationError } from 'yup';
import invalid from '../../../../contract/leads/invalid.json';
import rules from '../../../../contract/leads/rules.json';
import valid from '../../../../contract/leads/valid.json';
import {
  FORM_FIELDS,
  LEAD_KINDS,
  missingProblem,
  problemOf,
  type FieldProblem,
  type FormField,
  type LeadKind,
} from '../../../../src/domain/lead';
import { LEAD_SCHEMAS } from '../../../../src/features/lead-form/schemas';

type Fixture = Record<string, unknown>;

const kindOf = (kind: string) => kind as LeadKind;
const isFormField = (name: string): name is FormField =>
  FORM_FIELDS.some((field) => field === name);

/** Names in `repeat` make a long text, as the contract's README says. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { repeat, times, end = '' } = value as { repeat: string; times: number; end?: string };
  return repeat.repeat(times) + end;
}

interface FixtureFile {
  name: unknown;
  content: string;
  bytes?: number;
}

/** Enough of a `File` for rules that look at name and size. */
const fileOf = ({ name, content, bytes }: FixtureFile) => ({
  name: textOf(name),
  size: bytes ?? (content === 'empty' ? 0 : 100),
});

const FREE_SLOT = '2099-01-05T08:00:00.000Z';

function baseValues(kind: string): Fixture {
  const base = valid.find((request) => request.kind === kind);
  if (!base) throw new Error(`The contract has no valid request of the kind ${kind}`);
  const fields = base.fields as Fixture;
  return {
    ...fields,
    ...(fields.meeting_start ? { meeting_start: FREE_SLOT } : {}),
    ...('file' in base && base.file ? { file: fileOf(base.file) } : {}),
  };
}

/** First problem of each field. */
async function problemsOf(kind: LeadKind, values: Fixture): Promise<Record<string, string>> {
  try {
    await LEAD_SCHEMAS[kind].validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) found[path] ??= message;
    return found;
  }
}

describe('every form', () => {
  it.each(valid.map((request) => [request.title, request] as const))(
    'takes what the contract takes: %s',
    async (_, request) => {
      const values: Fixture = { ...request.fields };
      if (values.meeting_start) values.meeting_start = FREE_SLOT;
      if ('file' in request && request.file) values.file = fileOf(request.file);
      expect(await problemsOf(kindOf(request.kind), values)).toEqual({});
    },
  );

  it.each(LEAD_KINDS)('asks for all that a %s needs', async (kind) => {
    const problems = await problemsOf(kind, {});
    const required: readonly string[] = rules.kinds[kind].required.filter(isFormField);
    expect(problems).toEqual(
      Object.fromEntries(
        ['name', 'phone', 'alternative_contact', ...required].map((field) => [
          field,
          missingProblem(field as FormField),
        ]),
      ),
    );
  });
});

/** What only the server can know: what is in a file, which projects there are, robots. */
const SERVER_ONLY = [
  'a file where none is asked for',
  'two files',
  'a PDF that is a renamed program',
  'a DOCX that is another ZIP',
  'a text that is a renamed program',
  'a file name that is a path',
];

const PROBLEM_OF_CODE: Record<string, FieldProblem> = {
  FILE_TOO_LARGE: 'fileTooLarge',
  UNSUPPORTED_MEDIA_TYPE: 'fileType',
};

const refused = (invalid as Fixture[]).filter(({ title, change, expected }) => {
  const { field } = expected as { field?: string };
  // What a visitor types is read first: contract/leads/phones.json.
  if (field === 'phone' && !(change as Fixture).phone) return true;
  if (field === 'phone') return false;
  return !!field && isFormField(field) && !SERVER_ONLY.includes(String(title));
});

describe('a form', () => {
  it.each(refused.map((entry) => [String(entry.title), entry] as const))(
    'refuses what the contract refuses: %s',
    async (_, entry) => {
      const { kind, change, files, expected } = entry as {
        kind: string;
        change?: Fixture;
        files?: FixtureFile[];
        expected: { code: string; field: FormField; reason?: string };
      };
      const values = baseValues(kind);
      for (const [field, value] of Object.entries(change ?? {})) {
        values[field] = value === null ? '' : textOf(value);
      }
      if (files) values.file = files[0] ? fileOf(files[0]) : undefined;
      const problem = PROBLEM_OF_CODE[expected.code] ?? problemOf(expected.field, expected.reason);
      expect(await problemsOf(kindOf(kind), values)).toEqual({ [expected.field]: problem });
    },
  );
});
