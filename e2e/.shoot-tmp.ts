import { mkdirSync } from 'node:fs';
import { chromiumAt } from './chromium.ts';
import { holdBack } from './hold.ts';
import { aliensTo } from './aliens-shown.ts';
import { put } from './situations.ts';
import build from './test/build.ts';
import { House } from './test/house.ts';
const names = (process.argv[2] ?? 'move').split(',');
const looks = (process.argv[3] ?? '1280x800-en-dark').split(',');
mkdirSync('/tmp/xshots', { recursive: true });
build();
console.log('built');
const matches = await Promise.all(names.map(async (n) => [n, await aliensTo(n)] as const));
console.log('played');
const house = await House.open();
const holding = await holdBack(house.url, /worker-bots/);
const browser = await chromiumAt();
try {
  for (const look of looks) {
    const [size, language, theme] = look.split('-');
    const [width, height] = size.split('x').map(Number);
    const small = Math.min(width, height) < 600;
    const context = await browser.newContext({ baseURL: holding.url, viewport: { width, height }, hasTouch: small, isMobile: small, serviceWorkers: 'block' });
    await context.addInitScript(([v]) => localStorage.setItem('starboard/prefs', v), [JSON.stringify({ language, theme, speed: 'calm', sound: false, board: 'drawn', name: 'Ada' })] as const);
    const page = await context.newPage();
    page.on('pageerror', (e) => console.error(look, e.message));
    page.on('console', (m) => m.type() === 'error' && console.error(look, m.text()));
    for (const [n, match] of matches) {
      await page.goto('/about');
      await page.goto(await put(page, match));
      await page.locator('.aliens').waitFor({ timeout: 15000 }).catch((e) => console.error(e.message));
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(900);
      if (n === 'move' || n === 'noise') { const l = page.locator('.x-sector.legal').nth(1); if (!small) await l.hover().catch(()=>{}); else await l.tap({timeout:3000}).catch((e)=>console.error('tap', e.message.slice(0,300))); }
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/xshots/${n}-${look}.png` });
    }
    await context.close();
  }
} finally { await browser.close(); holding.close(); await house.close(); }
