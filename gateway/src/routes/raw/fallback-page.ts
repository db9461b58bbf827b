/** The page for when no page can be drawn: no scripts, no files, no services. */

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const fallbackPage = (status: number, msg: string, requestId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} ${escapeHtml(msg)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.6 system-ui, sans-serif }
main { padding: 24px; text-align: center }
small { opacity: .6; word-break: break-all }
</style>
</head>
<body>
<main>
<h1>${status}</h1>
<p>${escapeHtml(msg)}</p>
<p><a href="">刷新</a> · <a href="/">返回首页</a></p>
<small>请求编号 ${escapeHtml(requestId)}</small>
</main>
</body>
</html>
`
