import { toYuan } from './amounts.ts'
import type { SimulatedTrade } from './simulated-trade.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

const style = `
:root{color-scheme:light dark;--page:#f2f4f7;--card:#fff;--text:#1a1d21;--soft:#667085;--line:#e4e7ec;--blue:#1677ff}
@media (prefers-color-scheme:dark){:root{--page:#101418;--card:#1a2027;--text:#f2f4f7;--soft:#98a2b3;--line:#2c343d;--blue:#4c9aff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--text);
font:16px/1.6 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{width:100%;max-width:380px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:24px;text-align:center}
.mark{display:inline-block;border:1px solid var(--line);border-radius:999px;padding:2px 12px;font-size:13px;color:var(--soft)}
h1{font-size:18px;margin:16px 0 4px;overflow-wrap:anywhere}
.amount{font-size:40px;font-weight:700;margin:8px 0 16px;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px;padding-top:16px;border-top:1px solid var(--line);font-size:14px}
dt{color:var(--soft);text-align:left}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:12px}
button{font:inherit;border-radius:10px;border:1px solid var(--line);padding:12px;min-height:48px;background:transparent;color:inherit;cursor:pointer}
button.pay{background:#1677ff;border-color:#1677ff;color:#fff;font-weight:600}
button:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
.result{font-size:20px;font-weight:600;margin:0 0 8px}p{margin:0;color:var(--soft);font-size:14px}`

const write = (title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${style}</style></head>
<body><main><span class="mark">模拟支付，不会扣款</span>${body}</main></body></html>`

const describe = ({ subject, total, out_trade_no }: SimulatedTrade): string =>
  `<h1>${escape(subject)}</h1><div class="amount">¥${toYuan(total)}</div>
<dl><dt>订单号</dt><dd>${escape(out_trade_no)}</dd><dt>收款方</dt><dd>模拟商户</dd></dl>`

const results: Partial<Record<SimulatedTrade['status'], readonly [string, string]>> = {
  TRADE_SUCCESS: ['付款成功', '可以回到网站，订单会自动更新。'],
  TRADE_FINISHED: ['付款成功', '这笔交易已经结束，不能再退款。'],
  TRADE_CLOSED: ['交易已关闭', '请回到网站重新下单。'],
}

/** The page that a phone would show after scanning the code. */
export const writePayPage = (trade: SimulatedTrade, isCancelled = false): string => {
  const result = results[trade.status]
  if (result) {
    const [title, text] = result
    return write(title, `${describe(trade)}<p class="result" role="status">${title}</p><p>${text}</p>`)
  }
  const cancelled = isCancelled ? '<p class="result" role="status">已取消付款</p>' : ''
  return write(
    '确认付款',
    `${describe(trade)}${cancelled}<form method="post"><button class="pay" name="action" value="pay">付款</button>
<button name="action" value="cancel">取消</button></form>`,
  )
}

export const writeUnknownPage = (): string =>
  write('二维码无效', '<h1>二维码无效</h1><p>请回到网站重新打开付款窗口。模拟器重启后，旧的二维码不再有效。</p>')
