export type Attributes = Record<string, string | boolean | Record<string, string>>;

/** Attributes that React has under another name. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  hreflang: 'hrefLang',
  charset: 'charSet',
  'http-equiv': 'httpEquiv',
  autocomplete: 'autoComplete',
  maxlength: 'maxLength',
  'xlink:href': 'xlinkHref',
};

/** Attributes that are there or not. */
const FLAGS: ReadonlySet<string> = new Set(
  'async checked disabled hidden inert multiple open readonly required selected'.split(' '),
);

const camel = (name: string) =>
  name.startsWith('--')
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const styleOf = (text: string) =>
  Object.fromEntries(
    text.split(/;(?![^(]*\))/).flatMap((line) => {
      const [name = '', ...value] = line.split(':');
      return name.trim() ? [[camel(name.trim()), value.join(':').trim()]] : [];
    }),
  );

const isSvgName = (name: string) => name.includes('-') && !/^(?:aria|data)-/.test(name);

/** Attributes of HTML as React takes them. */
export function reactProps(tag: string, attrs: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => {
      if (name === 'style') return ['style', styleOf(value)];
      if (FLAGS.has(name)) return [name === 'readonly' ? 'readOnly' : name, true];
      if (name === 'value' && tag === 'input') return ['defaultValue', value];
      const known = NAMES[name];
      return [known ?? (isSvgName(name) ? camel(name) : name), value];
    }),
  );
}
