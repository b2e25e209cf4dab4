import type { ExportTexts } from './types';

export const ru: ExportTexts = {
  language: 'ru',
  separator: ';',
  fileName: 'заявки',
  headings: {
    received: 'Получена (время Киева)',
    status: 'Статус',
    kind: 'Тип заявки',
    meeting: 'Встреча (время Киева)',
    timeZone: 'Часовой пояс',
    mode: 'Формат встречи',
    minutes: 'Длительность, минут',
    owner: 'Кто ведет',
    notes: 'Заметки',
  },
};
