/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readCatalogue } from '../../scripts/support/analytics-catalogue';
import { gtmContainer, type GtmContainer } from '../../scripts/support/gtm-container';
import { hitsOf } from '../support/gtm-stand-in';

const EVENTS = 'src/domain/analytics-events.ts';

/** Events of the types with the names of their values. */
function typedEvents(): Record<string, string[]> {
  const source = ts.createSourceFile(
    EVENTS,
    readFileSync(path.resolve(EVENTS), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const nameOf = (member: ts.TypeElement) => (member.name as ts.Identifier).text;
  const membersOf = (interfaceName: string) =>
    source.statements.find(
      (statement): statement is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
    )?.members ?? [];
  const valuesOf = (type: ts.TypeNode | undefined): string[] => {
    if (!type) return [];
    if (ts.isTypeLiteralNode(type)) return type.members.map(nameOf);
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(valuesOf);
    return membersOf(type.getText(source)).map(nameOf);
  };
  return Object.fromEntries(
    membersOf('AnalyticsEvents').map((member) => {
      const values = valuesOf((member as ts.PropertySignature).type);
      if (values.length === 0) throw new Error(`${nameOf(member)} has no values`);
      return [nameOf(member), values];
    }),
  );
}

const documentedEvents = () =>
  readCatalogue(readFileSync(path.resolve('docs/analytics.md'), 'utf8'));

describe('docs/analytics.md', () => {
  it('lists every event of the types with its values, and no other', () => {
    expect(Object.keys(typedEvents()).length).toBeGreaterThan(20);
    expect(documentedEvents()).toEqual(typedEvents());
  });
});

describe('docs/gtm-container.json', () => {
  const container = JSON.parse(
    readFileSync(path.resolve('docs/gtm-container.json'), 'utf8'),
  ) as GtmContainer;

  it('is what the catalogue makes: npm run gtm-container', () => {
    expect(container).toEqual(gtmContainer(documentedEvents()));
  });

  it.each(Object.entries(documentedEvents()))(
    'sends %s once, with its values and those of the page',
    (event, values) => {
      const details = Object.fromEntries(values.map((value) => [value, `${event} ${value}`]));
      const page = { event: 'page_view', page_type: 'project', locale: 'ua', content_id: 'a' };
      const hits = hitsOf(container, [page, { event, ...details }]);
      expect(hits.slice(1)).toEqual([
        { name: event, values: expect.objectContaining(details) as unknown },
      ]);
      expect(hits[1]?.values).toHaveProperty('page_type');
    },
  );

  it('sends nothing for what is no event of the catalogue', () => {
    expect(hitsOf(container, [{ event: 'gtm.js' }, ['consent', 'update', {}], {}])).toEqual([]);
  });
});
