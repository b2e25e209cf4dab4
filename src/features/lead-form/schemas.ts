import { mixed, object, string, type AnyObjectSchema } from 'yup';
import {
  FILE_EXTENSIONS,
  LIMITS,
  MEETING_MODES,
  TOPICS,
  missingProblem,
  type FieldProblem,
  type LeadKind,
  type LeadValues,
} from '../../domain/lead';
import { isPlainLine, isName, tidy } from '../../domain/lead-text';
import { readPhone } from '../../domain/phone';

/** A message of a schema is a problem that has words in `locales/`. */
const say = (problem: FieldProblem) => problem;

const text = () => string().default('').transform(tidy);

/** Fields of every form (section 3 of the specification), all of them required. */
const person = {
  name: text()
    .required(say('required'))
    .max(LIMITS.nameLength, say('tooLong'))
    .test('name', say('nameInvalid'), (value) => value === '' || isName(value)),
  phone: text().test('phone', (value, { parent, createError }) => {
    const { phone_country: country = '' } = parent as Partial<LeadValues>;
    const reading = readPhone(value, country);
    if (reading.state === 'number') return true;
    return createError({ message: reading.state === 'empty' ? 'required' : reading.problem });
  }),
  phone_country: string().default(''),
  alternative_contact: text()
    .required(say('required'))
    .test(
      'short',
      say('contactShort'),
      (value) => value === '' || value.length >= LIMITS.contactMinLength,
    )
    .max(LIMITS.contactLength, say('tooLong'))
    .test('line', say('contactInvalid'), isPlainLine),
};

const message = () => text().max(LIMITS.messageLength, say('tooLong'));

const extensionOf = (name: string) => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Rules of section 5 of the specification for a CV or an offer. */
const file = mixed<File>()
  .test('given', say(missingProblem('file')), (value) => !!value)
  .test(
    'type',
    say('fileType'),
    (value) => !value || FILE_EXTENSIONS.includes(extensionOf(value.name)),
  )
  .test('empty', say('fileEmpty'), (value) => !value || value.size > 0)
  .test('size', say('fileTooLarge'), (value) => !value || value.size <= LIMITS.fileBytes)
  .test('name', say('fileName'), (value) => !value || value.name.length <= LIMITS.fileNameLength);

const isComing = (value: string) =>
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString() === value &&
  Date.parse(value) > Date.now();

const meeting = object({
  ...person,
  meeting_mode: text()
    .required(say(missingProblem('meeting_mode')))
    .oneOf(['', ...MEETING_MODES], say('invalid')),
  meeting_start: text()
    .required(say(missingProblem('meeting_start')))
    .test('coming', say('slotGone'), (value) => value === '' || isComing(value)),
  message: message(),
});

const cooperation = object({
  ...person,
  topic: text().oneOf(['', ...TOPICS], say('invalid')),
  message: message().required(say('required')),
  file,
});

const vacancy = object({
  ...person,
  vacancy: text(),
  message: message().required(say('required')),
  file,
});

const short = object({ ...person, message: message() });

/** One schema for each form; what they have in common is shared. */
export const LEAD_SCHEMAS: Readonly<Record<LeadKind, AnyObjectSchema>> = {
  meeting,
  catalogue: short,
  consultation: short,
  cooperation,
  vacancy,
};
