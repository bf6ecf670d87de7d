/** Many pictures as one, small enough to be kept in docs. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';

export const DOCS = resolve(import.meta.dirname, '../docs');
/** A sheet larger than this is not worth keeping. */
const MOST_BYTES = 400 * 1024;

export interface Pictured {
  readonly title: string;
  readonly file: string;
}

/** `width`: of the window that the pictures show. */
export async function contactSheet(browser: Browser, name: string, pictures: readonly Pictured[], width: number, columns: number): Promise<void> {
  const each = width < 600 ? 200 : width < 1000 ? 290 : 410;
  const cells = pictures.map(
    ({ title, file }) =>
      `<figure><img width="${each}" src="data:image/png;base64,${readFileSync(file).toString('base64')}"><figcaption>${title}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: columns * (each + 12) + 12, height: 400 } });
  await page.setContent(
    `<style>body{margin:12px;background:#26233f;color:#fff;font:12px sans-serif;display:grid;grid-template-columns:repeat(${columns},${each}px);gap:12px}figure{margin:0}img{display:block;border-radius:6px}figcaption{padding-top:4px}</style>${cells.join('')}`,
  );
  const path = join(DOCS, `${name}.jpg`);
  for (const quality of [82, 70, 58, 45, 36]) {
    writeFileSync(path, await page.screenshot({ fullPage: true, type: 'jpeg', quality }));
    if (statSync(path).size < MOST_BYTES) break;
  }
  await page.close();
}
