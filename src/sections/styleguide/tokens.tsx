import type { CSSProperties } from 'react';
import { useHydrated } from '../../hooks/use-hydrated';
import { Section } from '../../ui/section/section';
import * as styles from './styleguide.module.css';
import { groupTokens, rootTokens } from './read-tokens';

/** The custom properties of the root element as the style sheets have them, so that none is missed. */
export function Tokens() {
  const groups = useHydrated() ? groupTokens(rootTokens(document)) : [];
  return (
    <Section title="Tokens" intro="Read from the style sheet of this page.">
      {groups.map(({ name, tokens }) => (
        <div key={name} className={styles.group}>
          <h3>{name}</h3>
          <ul className={styles.tokens}>
            {tokens.map((token) => (
              <li key={token.name}>
                <Sample group={name} token={token.name} />
                <code>{token.name}</code>
                <code className={styles.value}>{token.value}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

const SAMPLES: Readonly<Record<string, (value: string) => CSSProperties>> = {
  Colours: (background) => ({ background }),
  Families: (fontFamily) => ({ fontFamily }),
  Sizes: (fontSize) => ({ fontSize }),
  Space: (width) => ({ width, background: 'var(--lagoon)' }),
};

function Sample({ group, token }: { group: string; token: string }) {
  const styleOf = SAMPLES[group];
  if (!styleOf) return null;
  const isType = group === 'Families' || group === 'Sizes';
  return (
    <span className={isType ? styles.type : styles.sample} style={styleOf(`var(${token})`)}>
      {isType && 'Villa Вілла їґє'}
    </span>
  );
}
