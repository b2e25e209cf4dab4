/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireLease } from '../../../../publisher/src/release/lease';

jest.setTimeout(30_000);

let directory: string;
beforeEach(() => (directory = mkdtempSync(path.join(tmpdir(), 'lease-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const file = () => path.join(directory, 'releases/.lease');
const take = () => acquireLease(file(), { taken: 'It is taken.', onLost: () => undefined });

it('is had by one at a time, and given back', async () => {
  const giveBack = await take();
  await expect(take()).rejects.toMatchObject({ name: 'LeaseError', message: 'It is taken.' });
  await giveBack();
  const again = await take();
  await again();
});

it('of a killed holder ends by itself', async () => {
  mkdirSync(file(), { recursive: true });
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file(), longAgo, longAgo);
  const giveBack = await take();
  await giveBack();
});
