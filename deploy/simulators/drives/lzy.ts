/**
 * Lanzou: HTML pages. A first visit gets a page whose script computes a cookie from a number in it. Pages are full of comments with
 * outdated content.
 */
import { createHash } from 'node:crypto'
import { tooManyRequests, type DriveReply, type DriveRequest, type SimulatedDrive } from './simulated-drive.ts'
import {
  listAllFolders,
  digitsOf,
  hexOf,
  listFolder,
  type SimulatedEntry,
  type SimulatedShare,
} from './simulated-share.ts'

/** From the page's script: the character at position `order[i]` of the number (counted from 1) moves to position i, */
const order = [
  0xf, 0x23, 0x1d, 0x18, 0x21, 0x10, 0x1, 0x26, 0xa, 0x9, 0x13, 0x1f, 0x28, 0x1b, 0x16, 0x17, 0x19, 0xd, 0x6, 0xb, 0x27,
  0x12, 0x14, 0x8, 0xe, 0x15, 0x20, 0x1a, 0x2, 0x1e, 0x7, 0x4, 0x11, 0x5, 0x3, 0x1c, 0x22, 0x25, 0xc, 0x24,
]
/** then the result is XORed with this mask. */
const mask = BigInt('0x3000176000856006061501533003690027800375')

const deadTexts: Record<SimulatedShare['state'], string | undefined> = {
  valid: undefined,
  empty: undefined,
  dead: '文件不存在，或已删除',
  cancelled: '来晚啦...文件取消分享了',
  expired: '文件链接失效，请获取新链接',
  illegal: '来晚啦...文件取消分享了',
  sharer_banned: '来晚啦...文件取消分享了',
}

/** Inverse of the page's script: the number that yields the wanted cookie. */
const challengeFor = (cookie: string): string => {
  const digits = (BigInt(`0x${cookie}`) ^ mask).toString(16).padStart(40, '0')
  const number: string[] = []
  for (const [index, place] of order.entries()) number[place - 1] = digits[index] ?? '0'
  return number.join('').toUpperCase()
}

const cookieFor = (share: SimulatedShare): string => createHash('sha1').update(share.disk_id).digest('hex')

const showChallenge = (share: SimulatedShare): DriveReply => ({
  body: `<html><script>var arg1='${challengeFor(cookieFor(share))}';function setCookie(name,value){document.cookie=name+"="+value}
function reload(x){setCookie("acw_sc__v2", x);document.location.reload();}</script></html>`,
})

const showDead = (text: string): DriveReply => ({
  body: `<!DOCTYPE html><html><head><title>蓝奏云</title></head><body><div class="off"><div class="off0"><div class="off1"></div></div>${text}</div></body></html>`,
})

const toSize = (bytes: number): string =>
  bytes >= 1_048_576
    ? `${(bytes / 1_048_576).toFixed(1)} M`
    : bytes >= 1_024
      ? `${(bytes / 1_024).toFixed(1)} K`
      : `${bytes} B`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const showFile = (share: SimulatedShare): DriveReply => {
  const file = share.files[0]
  const day = share.shared_time.slice(0, 10)
  if (share.disk_pass !== '')
    return {
      body: `<!DOCTYPE html><html><head><title>文件</title></head><body><!-- 文件取消分享了 <div id="infos"> -->
<div id="pwdload"><div class="passwddiv"><input type="text" id="pwd"><div id="info">输入密码</div></div></div>
<script>
//data : { 'action':'downprocess','sign':'outdated','p':pwd },
var skdklds = '${hexOf(share, 'sign', 40)}';
function down_p(){
  var pwd = document.getElementById('pwd').value;
  $.ajax({ type : 'post', url : '/ajaxm.php?file=${digitsOf(share, 'file', 9)}', data : { 'action':'downprocess','sign':skdklds,'p':pwd,'kd':1 }, dataType : 'json' });
}
</script></body></html>`,
    }
  return {
    body: `<!DOCTYPE html><html><head><title>${escapeHtml(share.title)} - 蓝奏云</title>
<meta name="description" content="文件大小：${toSize(file?.size ?? 0)}|" /></head><body>
<div class="d"><span class="p7">文件大小：</span>${toSize(file?.size ?? 0)}<br>
<span class="p7">上传时间：</span>${day}<br>
<span class="p7">分享用户：</span><font>${escapeHtml(share.share_user)}</font><br>
<span class="p7">文件描述：</span><br>输入密码 1234，文件不存在请联系我<br></div>
<iframe class="ifr2" src="/fn?${hexOf(share, 'fn', 32)}"></iframe></body></html>`,
  }
}

const folderIdOf = (share: SimulatedShare, path: string): string =>
  path === '' ? share.disk_id : `b0${hexOf(share, path, 8)}`
const fidOf = (share: SimulatedShare, path: string): string => digitsOf(share, `folder ${path}`, 8)

const pathOf = (share: SimulatedShare, matches: (path: string) => boolean): string | undefined =>
  ['', ...listAllFolders(share)].find(matches)

const showFolder = (share: SimulatedShare, path: string): DriveReply => {
  const name = path === '' ? share.title : (path.split('/').at(-1) ?? '')
  const subFolders = (listFolder(share, path) ?? []).filter(({ isFolder }) => isFolder)
  const fid = fidOf(share, path)
  return {
    body: `<!DOCTYPE html><html><head><title>文件</title></head><body>
<div class="user-name">${escapeHtml(share.share_user)}<div class="user-radio-0"></div></div><div id="infos"></div>
<!-- <div class="mbx mbxfolder"><a href="/b0old0old" target="_blank"><div class="filename">旧<div class="filesize"></div></div></a></div> -->
<div id="folder">${subFolders
      .map(
        (each) =>
          `<div class="mbx mbxfolder"><a href="/${folderIdOf(share, each.path)}" target="_blank"><div class="mbxfile"></div><div class="filename">${escapeHtml(each.name)}<div class="filesize"></div></div></a></div>`,
      )
      .join('\n')}</div>
<script>
var pgs;
var ibx1s4 = '${escapeHtml(name)}';
document.title = ibx1s4;
var ibnrgr = '1700000000';
var _h7gdl = '${hexOf(share, `key ${path}`, 32)}';
pgs =1;
function file(){
  var pwd;
  // $.ajax({ url : '/filemoreajax.php', data : { 'lx':9,'fid':1,'k':'outdated' } });
  $.ajax({ type : 'post', url : '/filemoreajax.php?file=${fid}', data : { 'lx':2,'fid':${fid},'uid':'${share.share_user_id || '1'}','pg':pgs,'rep':'0','t':ibnrgr,'k':_h7gdl,'up':1,'ls':1,'pwd':pwd }, dataType : 'json' });
}
</script></body></html>`,
  }
}

const toLine = (share: SimulatedShare, entry: SimulatedEntry): object => ({
  icon: 'zip',
  t: 0,
  id: `i${hexOf(share, entry.path, 10)}`,
  name_all: entry.name,
  size: toSize(entry.size),
  time: share.shared_time.slice(0, 10),
  duan: '',
  p_ico: 0,
})

const answerFolder = (fields: DriveRequest['fields'], share: SimulatedShare): DriveReply => {
  const path = pathOf(share, (each) => fidOf(share, each) === fields.get('fid'))
  const isComplete = ['lx', 'uid', 'pg', 'rep', 'up', 'ls'].every((name) => fields.get(name))
  if (
    path === undefined ||
    !isComplete ||
    fields.get('t') !== '1700000000' ||
    fields.get('k') !== hexOf(share, `key ${path}`, 32)
  )
    return { body: { zt: 5, info: '参数错误', text: 0 } }
  if (share.disk_pass !== '' && fields.get('pwd') !== share.disk_pass)
    return { body: { zt: 3, info: '密码不正确', text: null } }
  const page = Number(fields.get('pg'))
  const files = (listFolder(share, path) ?? []).filter(({ isFolder }) => !isFolder).slice((page - 1) * 50, page * 50)
  if (files.length === 0) return { body: { zt: 2, info: '没有了', text: null } }
  return { body: { zt: 1, info: 'sucess', text: files.map((entry) => toLine(share, entry)) } }
}

const answerFile = (fields: DriveRequest['fields'], share: SimulatedShare): DriveReply => {
  if (fields.get('action') !== 'downprocess' || fields.get('sign') !== hexOf(share, 'sign', 40))
    return { body: { zt: 0, dom: '', url: 0, inf: '参数错误' } }
  if (fields.get('p') !== share.disk_pass) return { body: { zt: 0, dom: '', url: 0, inf: '密码不正确' } }
  return { body: { zt: 1, dom: 'https://developer.example.com', url: '?B2EBPw', inf: share.title } }
}

const answerPage = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  if (request.cookies.get('acw_sc__v2') !== cookieFor(share)) return showChallenge(share)
  const dead = deadTexts[share.state]
  if (dead) return showDead(dead)
  const path = pathOf(share, (each) => `/${folderIdOf(share, each)}` === request.path)
  return share.disk_id.startsWith('b') ? showFolder(share, path ?? '') : showFile(share)
}

const letters = [...Array(26).keys()].map((index) => String.fromCharCode(97 + index))

export const lzy: SimulatedDrive = {
  diskType: 'LZY',
  hosts: ['.lanzou.com', ...letters.map((letter) => `.lanzou${letter}.com`)],
  findShareId: ({ path, query }, shares) => {
    const number = query.get('file')
    if (number !== null)
      return shares.find(
        (share) =>
          digitsOf(share, 'file', 9) === number || pathOf(share, (each) => fidOf(share, each) === number) !== undefined,
      )?.disk_id
    const owner = shares.find((share) => pathOf(share, (each) => `/${folderIdOf(share, each)}` === path) !== undefined)
    return owner?.disk_id ?? (path === '/' ? undefined : path.slice(1))
  },
  answer: ({ method, path, ...request }, share) => {
    if (!share) return null
    if (method === 'GET') return answerPage({ method, path, ...request }, share)
    if (path === '/filemoreajax.php') return answerFolder(request.fields, share)
    return path === '/ajaxm.php' ? answerFile(request.fields, share) : null
  },
  refuse: (kind, { method }) => {
    if (kind === 'captcha')
      return { body: "<html><script>var arg1='00';/* acw_sc__v2 */</script><div>请完成验证</div></html>" }
    return method === 'GET' ? tooManyRequests : { body: { zt: 4, info: '请重试', text: null } }
  },
}
