import type { ExportTexts } from './types';

export const uk: ExportTexts = {
  language: 'uk',
  separator: ';',
  fileName: 'заявки',
  headings: {
    received: 'Отримано (за Києвом)',
    status: 'Статус',
    kind: 'Тип заявки',
    meeting: 'Зустріч (за Києвом)',
    timeZone: 'Часовий пояс',
    mode: 'Формат зустрічі',
    minutes: 'Тривалість, хвилин',
    owner: 'Хто веде',
    notes: 'Нотатки',
  },
};
