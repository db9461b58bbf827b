/** Error page without scripts, files or services, for when the renderer fails. Styled like the rendered pages. */

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const rings = [96, 144, 192, 240, 288, 336, 384, 432, 480].map((r) => `<circle cx="500" cy="500" r="${r}"/>`).join('')

const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f6f3, #111314);
  --sunken: light-dark(#eeeeea, #0c0e0f);
  --ink: light-dark(#17191c, #eceeed);
  --ink-2: light-dark(#4d535b, #b3b9be);
  --ink-3: light-dark(#656c75, #8b9299);
  --line: light-dark(#e2e2dc, #2a2e31);
  --ring: light-dark(#e5e5de, #252a2d);
  --accent: light-dark(#0b6e63, #4fc3b3);
  --on-accent: light-dark(#ffffff, #06211d);
}
* { box-sizing: border-box }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; overflow: hidden;
  background: var(--paper); color: var(--ink-2);
  font: 16px/1.6 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif;
}
svg { position: fixed; z-index: -1; top: 50%; left: 50%; width: 1000px; height: 1000px; translate: -50% -50%; fill: none; stroke: var(--ring) }
main { display: grid; justify-items: center; gap: 12px; padding: 24px; text-align: center; overflow-wrap: anywhere }
.code { margin: 0; color: var(--accent); font-size: 40px; font-weight: 600; line-height: 1; font-variant-numeric: tabular-nums }
h1 { margin: 0; max-width: 20em; color: var(--ink); font-size: 28px; line-height: 1.3; text-wrap: balance; white-space: pre-line }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin: 12px 0 }
a { display: inline-flex; align-items: center; min-height: 40px; padding: 0 20px; border-radius: 8px; color: var(--ink); font-size: 14px; font-weight: 600; text-decoration: none; box-shadow: inset 0 0 0 1px var(--line) }
a:hover { background: var(--sunken) }
a:first-child { background: var(--accent); box-shadow: none; color: var(--on-accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
small { color: var(--ink-3); font-size: 12px }
`

export const fallbackPage = (status: number, msg: string, requestId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} ${escapeHtml(msg)}</title>
<style>${style}</style>
</head>
<body>
<svg viewBox="0 0 1000 1000" aria-hidden="true">${rings}</svg>
<main>
<p class="code">${status}</p>
<h1>${escapeHtml(msg)}</h1>
<nav aria-label="接下来"><a href="">刷新页面</a><a href="/">返回首页</a></nav>
<small>请求编号 ${escapeHtml(requestId)}</small>
</main>
</body>
</html>
`
