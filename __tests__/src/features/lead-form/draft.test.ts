import { STORAGE } from '../../../../src/config/storage';
import {
  clearDraft,
  clearWaiting,
  readAttempt,
  readDraft,
  readWaiting,
  writeAttempt,
  writeDraft,
  writeWaiting,
} from '../../../../src/features/lead-form/draft';
import { attemptFor } from '../../../../src/features/lead-form/send-lead';

const file = new File(['%PDF-'], 'cv.pdf');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a draft', () => {
  it('keeps the texts and never the file', () => {
    writeDraft('vacancy', { name: 'Olena', message: 'Hello', file });
    expect(readDraft('vacancy')).toEqual({ name: 'Olena', message: 'Hello' });
    expect(sessionStorage.getItem(STORAGE.leadDrafts)).not.toContain('cv.pdf');
  });

  it('knows the visitor in every form, and the message in its own', () => {
    writeDraft('vacancy', { name: 'Olena', message: 'Hello' });
    expect(readDraft('meeting')).toEqual({ name: 'Olena' });
  });

  it('is gone once it is sent', () => {
    writeDraft('vacancy', { name: 'Olena', message: 'Hello' });
    clearDraft('vacancy');
    expect(readDraft('vacancy')).toEqual({});
  });

  it('that somebody has spoilt is no draft', () => {
    sessionStorage.setItem(STORAGE.leadDrafts, '{"vacancy":');
    expect(readDraft('vacancy')).toEqual({});
  });
});

describe('an attempt', () => {
  it('keeps its key for the same content, over a reload too', () => {
    const first = attemptFor({ name: 'Olena' }, file, undefined);
    writeAttempt('vacancy', first);
    expect(attemptFor({ name: 'Olena' }, file, readAttempt('vacancy')).key).toBe(first.key);
  });

  it('has another key for another content', () => {
    const first = attemptFor({ name: 'Olena' }, file, undefined);
    expect(attemptFor({ name: 'Anna' }, file, first).key).not.toBe(first.key);
    expect(attemptFor({ name: 'Olena' }, undefined, first).key).not.toBe(first.key);
  });
});

describe('a request that waits for the network', () => {
  afterEach(() => jest.useRealTimers());

  it('is there until it is sent or thrown away', () => {
    writeWaiting('meeting', { name: 'Olena' });
    expect(readWaiting('meeting')).toEqual({ name: 'Olena' });
    clearWaiting('meeting');
    expect(readWaiting('meeting')).toBeUndefined();
    expect(localStorage.getItem(STORAGE.leadWaiting)).toBeNull();
  });

  it('is forgotten after a week', () => {
    jest.useFakeTimers({ now: new Date('2026-11-01T00:00:00Z') });
    writeWaiting('meeting', { name: 'Olena' });
    jest.setSystemTime(new Date('2026-11-08T00:00:01Z'));
    expect(readWaiting('meeting')).toBeUndefined();
  });
});
