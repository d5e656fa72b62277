import { chromium as pw } from 'playwright';
import chromium from '@sparticuz/chromium';
const [,, out, url, w='1440', h='900', full='1', ...rest] = process.argv;
const b = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] });
const p = await b.newPage({ viewport: { width: +w, height: +h } });
p.on('console', m => ['error','warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0,400)));
p.on('pageerror', e => console.log('pageerror', e.message.slice(0,600)));
await p.goto(url, { waitUntil: 'load' });
await p.waitForTimeout(+(process.env.WAIT ?? 1200));
for (const s of rest) { await p.evaluate(s).catch(async()=>{ }); }
if (process.env.CLICK) { await p.click(process.env.CLICK); await p.waitForTimeout(900); }
if (full==='1') { const H = await p.evaluate(()=>document.documentElement.scrollHeight); for (let y=0;y<H;y+=600){ await p.evaluate(y=>scrollTo(0,y),y); await p.waitForTimeout(60);} await p.evaluate(()=>scrollTo(0,0)); await p.waitForTimeout(+(process.env.WAIT2 ?? 300)); }
await p.screenshot({ path: out, fullPage: full==='1' });
await b.close();
