import type { ExportTexts } from './types';

export const en: ExportTexts = {
  language: 'en',
  separator: ',',
  fileName: 'requests',
  headings: {
    received: 'Received (Kyiv time)',
    status: 'Status',
    kind: 'Kind',
    meeting: 'Meeting (Kyiv time)',
    timeZone: 'Time zone',
    mode: 'Meeting format',
    minutes: 'Minutes',
    owner: 'Owner',
    notes: 'Notes',
  },
};
