import ts from 'typescript';

/** A mutant: one small change to a source, which a test should detect. */
export interface Mutant {
  /** Where the changed text stands, offsets in the source. */
  start: number;
  end: number;
  replacement: string;
  /** Line of the change, from 1. */
  line: number;
}

const T = ts.SyntaxKind;

/** Operators and their mutations. */
const OPERATORS: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [T.LessThanToken, '<='],
  [T.LessThanEqualsToken, '<'],
  [T.GreaterThanToken, '>='],
  [T.GreaterThanEqualsToken, '>'],
  [T.EqualsEqualsEqualsToken, '!=='],
  [T.ExclamationEqualsEqualsToken, '==='],
  [T.AmpersandAmpersandToken, '||'],
  [T.BarBarToken, '&&'],
  [T.QuestionQuestionToken, '&&'],
  [T.PlusToken, '-'],
  [T.MinusToken, '+'],
  [T.AsteriskToken, '/'],
  [T.SlashToken, '*'],
  [T.PercentToken, '*'],
  [T.PlusEqualsToken, '-='],
  [T.MinusEqualsToken, '+='],
]);

/** Methods and their mutations; an empty name removes the call. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  toLowerCase: 'toUpperCase',
  filter: '',
  sort: '',
  reverse: '',
  trim: '',
};

/** Mutations of a condition. */
const CONSTANTS = ['true', 'false'] as const;

/** Nodes without an effect at run time, and texts that no test should repeat. */
const isSilent = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  // The text of a message or a description.
  ts.isThrowStatement(node) ||
  (ts.isPropertyAssignment(node) && /^(?:description|message)$/.test(node.name.getText()));

const isName = ({ parent }: ts.Node, node: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isElementAccessExpression(parent);

/** An empty string that only the type checker requires: unreachable at run time. */
const isUnreached = ({ parent, text }: ts.StringLiteral): boolean =>
  text === '' &&
  (ts.isBindingElement(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === T.QuestionQuestionToken));

/**
 * All mutants of a source.
 *
 * @param fileName - its extension tells TSX from TypeScript
 * @param text - the source
 * @returns in the order of the source; none of them breaks its syntax
 */
export function mutantsOf(fileName: string, text: string): Mutant[] {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (start: number, end: number, replacement: string) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ start, end, replacement, line });
  };
  const replace = (node: ts.Node, replacement: string) =>
    add(node.getStart(source), node.getEnd(), replacement);
  const condition = (node: ts.Expression) => {
    for (const constant of CONSTANTS)
      if (node.getText(source) !== constant) replace(node, constant);
  };

  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind);
      // `??` and `||` do not stand side by side without parentheses.
      const isMixed =
        node.operatorToken.kind === T.QuestionQuestionToken && /&&|\?\?/.test(node.right.getText());
      if (operator !== undefined && !isMixed) replace(node.operatorToken, operator);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === T.ExclamationToken) {
      replace(node, node.operand.getText(source));
    } else if (node.kind === T.TrueKeyword) replace(node, 'false');
    else if (node.kind === T.FalseKeyword) replace(node, 'true');
    else if (ts.isNumericLiteral(node) && !isName(node, node)) replace(node, `(${node.text} + 1)`);
    else if (ts.isStringLiteral(node) && !isName(node, node) && !isUnreached(node)) {
      replace(node, node.text === '' ? "'mutant'" : "''");
    } else if (ts.isIfStatement(node)) condition(node.expression);
    else if (ts.isConditionalExpression(node)) condition(node.condition);
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      replace(node, ';');
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const other = METHODS[name.text];
      if (other === '') replace(node, expression.getText(source));
      else if (other !== undefined) replace(name, other);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants.sort((first, second) => first.start - second.start);
}

/** Applies a mutant to its source. */
export const mutate = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
