/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { IDS } from '../../../cms/access';
import { hooks as contentHooks } from '../../../cms/extensions/content/src';
import { hooks as leadsHooks } from '../../../cms/extensions/leads/src';
import { hooks as publishingHooks } from '../../../cms/extensions/publishing/src';

const DIRECTUS = path.resolve('cms/node_modules/@directus');
const API = path.join(DIRECTUS, 'api/dist');
const EXTENSIONS = path.resolve('cms/extensions');

const textOf = (file: string) => readFileSync(file, 'utf8');

/** Text of the module of a service; a large one is a folder. */
function serviceText(module: string): string {
  const file = path.join(API, 'services', `${module}.js`);
  const whole = existsSync(file) ? textOf(file) : '';
  const folder = path.join(API, 'services', module);
  const parts = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.js'))
    : [];
  return [whole, ...parts.map((name) => textOf(path.join(folder, name)))].join('\n');
}

/** What the extensions' `host.ts` type: the constructors of Directus' services with their methods. */
function servicesInUse(): Map<string, Set<string>> {
  const hosts = readdirSync(EXTENSIONS).map((name) => path.join(EXTENSIONS, name, 'src/host.ts'));
  const program = ts.createProgram(hosts, {
    noEmit: true,
    strict: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
  });
  const checker = program.getTypeChecker();
  const found = new Map<string, Set<string>>();
  for (const host of hosts) {
    const source = program.getSourceFile(host);
    const declared = source?.statements.find(
      (node): node is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(node) && node.name.text === 'Host',
    );
    const services = declared?.members.find((member) => member.name?.getText() === 'services');
    if (!services) throw new Error(`${host} has no services`);
    for (const service of checker.getTypeAtLocation(services).getProperties()) {
      const type = checker.getTypeOfSymbolAtLocation(service, services);
      const methods = type
        .getConstructSignatures()
        .flatMap((signature) => signature.getReturnType().getProperties())
        .map(({ name }) => name);
      found.set(service.name, new Set([...(found.get(service.name) ?? []), ...methods]));
    }
  }
  return found;
}

const moduleOf = (service: string): string => service.replace(/Service$/, '').toLowerCase();

/** Whether a class of Directus has a method, of its own or of the class it extends. */
function hasMethod(service: string, method: string): boolean {
  const text = serviceText(moduleOf(service));
  if (new RegExp(`^\\t(?:async )?${method}\\(`, 'm').test(text)) return true;
  const parent = new RegExp(`var ${service} = class (?:\\w+ )?extends (\\w+Service) `).exec(
    text,
  )?.[1];
  return parent !== undefined && hasMethod(parent, method);
}

describe('services of Directus that the extensions call', () => {
  const services = servicesInUse();
  const index = textOf(path.join(API, 'services/index.js'));

  it('are those of the three host.ts', () => {
    expect([...services.keys()].sort()).toEqual([
      'ActivityService',
      'AssetsService',
      'AuthenticationService',
      'FilesService',
      'ItemsService',
      'MailService',
      'PermissionsService',
      'RevisionsService',
      'UsersService',
    ]);
  });

  it.each([...services])('%s', (service, methods) => {
    expect(index).toMatch(new RegExp(`\\b${service}\\b`));
    expect(methods.size).toBeGreaterThan(0);
    expect([...methods].filter((method) => !hasMethod(service, method))).toEqual([]);
  });

  it('have no method that Directus never had', () => {
    expect(hasMethod('FilesService', 'uploadTwo')).toBe(false);
  });
});

interface Registered {
  kind: 'filter' | 'action' | 'init';
  event: string;
}

/** Every hook that the extensions register. */
function registeredHooks(): Registered[] {
  const found: Registered[] = [];
  const note =
    (kind: Registered['kind']) =>
    (event: string): void =>
      void found.push({ kind, event });
  const register = { filter: note('filter'), action: note('action'), init: note('init') };
  const host = { env: {}, services: {}, logger: { warn: () => undefined, error: () => undefined } };
  for (const { config } of [...contentHooks, ...leadsHooks, ...publishingHooks]) {
    config(register as never, host as never);
  }
  return [...new Map(found.map((entry) => [`${entry.kind} ${entry.event}`, entry])).values()];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How Directus emits an event of its items: under three names, by the kind of collection. */
const ofItems = (verb: string) =>
  escaped(
    `this.eventScope === "items" ? ["items.${verb}", \`\${this.collection}.items.${verb}\`] : \`\${this.eventScope}.${verb}\``,
  );

const EMIT = {
  filter: 'emitFilter\\(',
  // The actions of a change are collected, and emitted when its transaction is over.
  action: '(?:emitAction\\(|event: )',
  init: 'emitInit\\(',
} as const;

/** The code that emits an event. */
function emission({ kind, event }: Registered): RegExp {
  const verb = /^\w+(?:\.items)?\.(create|update|delete|query|read)$/.exec(event)?.[1];
  if (verb !== undefined) return new RegExp(`${EMIT[kind]}[^\\n]*${ofItems(verb)}`);
  return new RegExp(`${EMIT[kind]}\\[?["'\`]${escaped(event)}["'\`]`);
}

describe('events of Directus that the extensions wait for', () => {
  const code = readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => textOf(path.join(API, file)))
    .join('\n');
  const registered = registeredHooks();

  it('are many', () => {
    expect(registered.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['items.create', 'leads.items.delete', 'auth.jwt', 'routes.before']),
    );
  });

  it.each(registered.map((entry) => [entry.kind, entry.event] as const))('%s %s', (kind, event) => {
    expect(emission({ kind, event }).test(code)).toBe(true);
  });

  it('do not include one that Directus never had', () => {
    expect(emission({ kind: 'filter', event: 'items.forget' }).test(code)).toBe(false);
  });
});

/** What else our code relies on: name, file below `@directus`, and the text that holds it. */
const ASSUMPTIONS: readonly (readonly [name: string, file: string, text: RegExp | string])[] = [
  [
    'endpoints and hooks get env, database, logger, services and getSchema',
    'api/dist/extensions/manager.js',
    /(?:services: services_exports,\s+env,\s+database: [^\n]+,\s+emitter: [^\n]+,\s+logger,\s+getSchema\s[^]*){2}/,
  ],
  [
    'an error of the name DirectusError is answered with its status, code and extensions',
    'errors/dist/index.js',
    'value.name === "DirectusError"',
  ],
  [
    '… by the handler of errors',
    'api/dist/middleware/error-handler.js',
    /isDirectusError\(error\)\) \{[^]*?status = error\.status[^]*?\.\.\.error\.extensions \?\? \{\},\s+code: error\.code/,
  ],
  [
    'a call has the token that it is served by, of the address, the header or the cookie',
    'api/dist/middleware/extract-token.js',
    /query\["access_token"\][^]*headers\.authorization[^]*SESSION_COOKIE_NAME[^]*req\.token = token/,
  ],
  ['… and the user of that token', 'api/dist/middleware/authenticate.js', /req\.accountability = /],
  ['the CLI starts without a look for updates here', 'api/dist/cli/run.js', 'createCli().then('],
  ['a started Directus tells its parent process', 'api/dist/server.js', 'process.send?.("ready")'],
  [
    'a taken port is named',
    'api/dist/server.js',
    '`Port ${listenOptions.port}` : getAddress(server)} is already in use',
  ],
  [
    'bootstrap says where it makes the tables',
    'api/dist/cli/commands/bootstrap/index.js',
    'logger.info("Installing Directus system tables...")',
  ],
  [
    'a start without tables says so',
    'api/dist/app.js',
    "Database doesn't have Directus tables installed",
  ],
  [
    'the policy of everybody has the same id everywhere',
    'api/dist/database/migrations/20240806A-permissions-policies.js',
    `PUBLIC_POLICY_ID = "${IDS.publicPolicy}"`,
  ],
  [
    'a licence decides by its own value before that of its plan',
    'api/dist/license/entitlements/manager.js',
    'return entitlement.override ?? entitlement.default;',
  ],
  [
    '… whether permissions may have rules',
    'api/dist/services/permissions.js',
    'isEntitled("custom_permission_rules_enabled")',
  ],
  [
    'the metrics are those of the registry of prom-client',
    'api/dist/metrics/lib/create-metrics.js',
    /from "prom-client"/,
  ],
  [
    'an extension’s package.json names its parts under directus:extension',
    'extensions/dist/node.js',
    'EXTENSION_PKG_KEY = "directus:extension"',
  ],
];

describe('Directus', () => {
  it.each(ASSUMPTIONS)('%s', (_name, file, text) => {
    const content = textOf(path.join(DIRECTUS, file));
    expect(typeof text === 'string' ? content.includes(text) : text.test(content)).toBe(true);
  });
});
