import { useId, useState } from 'react';
import type { LeadKind } from '../../domain/lead';
import { ChoiceField } from '../../ui/field/choice-field';
import { kindText } from './kind-text';
import { LeadForm } from './lead-form';
import * as styles from './lead-form.module.css';
import type { RequestFormProps } from './lead-request';

/** The form of the request a visitor chooses. */
export function RequestForm({ kinds, t, ...form }: RequestFormProps) {
  const [kind, setKind] = useState(kinds[0]);
  const name = useId();
  return (
    <div className={styles.form}>
      {kinds.length > 1 && (
        <ChoiceField
          label={t('forms:what')}
          name={name}
          value={kind}
          choices={kinds.map((value) => ({ value, label: kindText(t, value, form.hasCatalogue) }))}
          onChange={(event) => setKind(event.target.value as LeadKind)}
        />
      )}
      <LeadForm key={kind} kind={kind} t={t} {...form} />
    </div>
  );
}
