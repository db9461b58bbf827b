const prefix = '发生错误了: '

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false

/** @param isTimeout the client gave up waiting, as opposed to a network error */
export const unansweredText = (isTimeout: boolean): string => {
  if (isOffline()) return `${prefix}网络已断开，请连上网络后重试`
  return prefix + (isTimeout ? '服务器没有及时响应，请稍后重试' : '连接不上服务器，请检查网络后重试')
}

const texts: Record<number, string> = {
  404: '内容不存在或已被删除',
  408: '网络太慢，请稍后重试',
  413: '内容太大，请分成几次提交',
  429: '操作太频繁，请稍后重试',
  502: '服务器正在重启，请稍后重试',
  503: '服务繁忙，请稍后重试',
  504: '服务器没有及时响应，请稍后重试',
}

export const statusText = (status: number): string => {
  const text = texts[status] ?? (status >= 500 ? '服务器出错了，请稍后重试' : '服务器的回应无法识别，请刷新页面后重试')
  return prefix + text
}

export const bugText = `${prefix}页面出错了，请刷新后重试`

/** Replaces 稍后 (later) by the wait that the server named. */
export const withWait = (text: string, seconds: number | undefined): string => {
  if (seconds === undefined || seconds < 2) return text
  const wait = seconds < 120 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
  return text.replace('请稍后', `请 ${wait}后`)
}
