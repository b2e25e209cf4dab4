import { useState } from 'react';
import { Button, buttonClass, type ButtonLook } from '../../ui/button/button';
import { DataTable } from '../../ui/data-table/data-table';
import { Facts } from '../../ui/facts/facts';
import { ChoiceField } from '../../ui/field/choice-field';
import { FileField } from '../../ui/field/file-field';
import { SelectField, TextArea, TextField } from '../../ui/field/inputs';
import { Figures } from '../../ui/figures/figures';
import { LineChart } from '../../ui/line-chart/line-chart';
import { moreLinkClass } from '../../ui/more-link/more-link';
import { Portrait } from '../../ui/portrait/portrait';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section, type SectionTone } from '../../ui/section/section';
import { Tabs } from '../../ui/tabs/tabs';
import * as styles from './styleguide.module.css';

const LOOKS: readonly ButtonLook[] = ['primary', 'outline', 'quiet'];
const TONES: readonly SectionTone[] = ['paper', 'sand', 'palm'];
const TAB_KEYS = ['first', 'second', 'third'];
const OPTIONS = TAB_KEYS.map((key) => ({ value: key, label: `The ${key}` }));
const LONG_WORD = 'Електрогідроенергозберігання';

const HTML = `<h2>Heading in a text</h2><p>A paragraph with <a href="/projects">a link</a>,
<strong>weight</strong> and <em>stress</em>.</p><ul><li>One</li><li>Two</li></ul>
<blockquote><p>A quotation.</p></blockquote><table><thead><tr><th>Year</th><th>Share</th></tr></thead>
<tbody><tr><td>1</td><td>12%</td></tr><tr><td>2</td><td>14%</td></tr></tbody></table>`;

/** Every component of `src/ui` that stands in a page, in the states it knows. */
export function Components() {
  const [tab, setTab] = useState('second');
  return (
    <>
      {TONES.map((tone) => (
        <Section
          key={tone}
          tone={tone}
          title={`Section, ${tone}`}
          intro="With an intro."
          aside={
            <a className={moreLinkClass} href="#more">
              A link to all of it
            </a>
          }
        >
          <div className={styles.row}>
            {LOOKS.map((look) => (
              <Button key={look} look={look}>
                Button, {look}
              </Button>
            ))}
            <Button disabled>Button, disabled</Button>
            <a className={buttonClass()} href="#link">
              A link that looks like one
            </a>
          </div>
        </Section>
      ))}
      <Section title="Fields">
        <div className={styles.fields}>
          <TextField label="One line" hint="With a hint." placeholder="Placeholder" />
          <TextField label="With an error" defaultValue="wrong" error="What is wrong with it." />
          <TextArea label="Several lines" />
          <SelectField label="One of a few" options={OPTIONS} />
          <ChoiceField label="One of a few, in view" name="choice" choices={OPTIONS} />
          <FileField
            label="A file"
            name="file"
            accept=".pdf"
            action="Choose"
            onChange={() => undefined}
          />
        </div>
      </Section>
      <Section title="Tabs">
        <Tabs
          label="Three tabs"
          value={tab}
          onChange={setTab}
          classes={{ list: styles.row, tab: buttonClass('quiet'), panel: styles.panel }}
          tabs={TAB_KEYS.map((key) => ({
            key,
            label: `The ${key}`,
            panel: <p>What the {key} holds.</p>,
          }))}
        />
      </Section>
      <Section title="Facts, figures, table">
        <Facts
          facts={[
            { label: 'Land', value: '2.5 are' },
            { label: 'Long', value: LONG_WORD },
            { label: 'Left out', value: null },
          ]}
        />
        <Figures
          heading="h3"
          figures={[
            { title: 'With a source', text: 'A sentence.', value: '14.2%', source: 'A source' },
            { title: LONG_WORD, text: null, value: '12,000,000', source: null },
          ]}
        />
        <DataTable
          label="A table"
          caption="Stacked on a phone"
          head={{ label: 'Type', value: ({ type }) => type }}
          columns={[{ label: 'Price', value: ({ price }) => price, numeric: true }]}
          rows={[
            { type: 'Villa', price: '$189,000' },
            { type: LONG_WORD, price: '$12,000,000' },
          ]}
          rowKey={({ type }) => type}
        />
      </Section>
      <Section title="Chart">
        <LineChart
          label="Three lines over five years"
          points={['0', '1', '2', '3', '4', '5']}
          pointsLabel="Years"
          series={TAB_KEYS.map((key, index) => ({
            key,
            label: `The ${key}`,
            values: [0, 1, 2, 3, 4, 5].map((year) => year * (index + 1)),
          }))}
          strong={tab}
          reference={{ label: 'A level', value: 8 }}
          format={String}
        />
      </Section>
      <Section title="Text and portrait">
        <div className={styles.fields}>
          <RichText html={HTML} locale="en" />
          <Portrait name="Name Surname" />
        </div>
      </Section>
    </>
  );
}
