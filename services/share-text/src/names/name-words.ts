/**
 * Kind of a label: `title` names the share, `kind` the type of work (`电影：…`; its value is a name if the word stands alone), `about`
 * other facts, `credit` its makers (often part of the name), `story` a description over several lines, `link` a link.
 */
export type Label = 'title' | 'kind' | 'about' | 'credit' | 'story' | 'link'

const words: Record<Label, string> = {
  title:
    '名称 名字 片名 剧名 书名 歌名 曲名 标题 资源名称 资源名 资源标题 文件名 文件名称 影片名称 电影名称 剧集名称 影片名 作品名称 作品 分享文件 分享的文件 分享内容 网盘分享的文件 网盘分享文件 软件名称 游戏名称 课程名称 专辑名称 name title filename',
  kind: '资源 影片 电影 剧集 电视剧 连续剧 国产剧 美剧 韩剧 日剧 动漫 动画 番剧 国漫 日漫 综艺 短剧 纪录片 音乐 专辑 歌曲 课程 教程 软件 游戏 书籍 小说 漫画 有声书 文件 大包 合集 movie file',
  about:
    '大小 文件大小 资源大小 体积 标签 分类 类型 类别 题材 地区 国家 产地 语言 字幕 上映 上映日期 上映时间 首播 年份 年代 日期 集数 片长 时长 单集 季数 评分 豆瓣 豆瓣评分 imdb 烂番茄 画质 清晰度 分辨率 格式 规格 版本 更新 更新时间 更新至 时间 发布时间 分享时间 发布 来源 投稿 频道 群组 群 加群 交流群 qq群 搜索 关注 更多资源关注 更多资源 订阅 备注 说明 使用说明 提示 温馨提示 注意 注意事项 声明 免责声明 版权 公告 有效期 时效 状态 别名 又名 原名 英文名 分享者 分享人 分享用户 发布者 上传者 网盘 解压密码 解压码 压缩密码 关键词 网页 主页 博客 blog 官网 网站 公众号 微信 微信号 客服 邮箱 价格 id size tag tags type year date desc note sharer user',
  credit: '导演 主演 演员 领衔主演 编剧 作者 主播 演播 歌手 译者 出版社 author director actors',
  story: '描述 简介 介绍 剧情 剧情简介 内容简介 影片简介 资源简介 内容介绍 内容 摘要 description intro overview',
  link: '链接 连接 鏈接 連結 链接地址 分享链接 资源链接 下载链接 网盘链接 地址 下载地址 分享地址 网址 下载 下载地址 直达 传送门 观看地址 观看链接 在线观看 观看 获取 点击 分享 推荐 夸克 百度 阿里 阿里云 迅雷 uc 115 蓝奏 蓝奏云 天翼 123 夸克网盘 百度网盘 百度云 阿里云盘 迅雷云盘 迅雷网盘 uc网盘 115网盘 天翼云盘 移动云盘 url link links download quark baidu aliyun',
}

const labels: ReadonlyMap<string, Label> = new Map(
  Object.entries(words).flatMap(([label, list]) => list.split(' ').map((word) => [word, label as Label])),
)

export const maxLabelLength = Math.max(...[...labels.keys()].map((word) => word.length))

export const labelOf = (word: string): Label | undefined => labels.get(word)

/** Phrases of the drives' own share texts. Lines with them are no names, but may quote one. */
export const driveSharePhrase =
  /复制(?:这段|本段|整段|此段|链接)|点击(?:下方|以下)?链接|打开[「【“"]|打开(?:手机)?(?:百度|夸克|迅雷|阿里|uc|115)|来自[:：]?.{0,4}网盘.{0,6}(?:分享|会员)|来自.{0,6}会员|无需下载|倍速播放|操作更方便|查看更方便|直接打开|立[刻即]保存|即可(?:保存|获取|查看|观看)|网盘手机app|电视投屏|不限速下载|云解压/i

export const readerPhrase =
  /扫码|二维码|谢谢|感谢|欢迎(?:关注|加|来|大家|转)|请(?:大家|在|先|及时|勿|自|尽|关|联|到|用|于)|链接(?:失效|在|见)|失效(?:请|私|联|了|可|就)|侵权|联系(?:我|方式|删)|评论(?:区|留)|留言|点赞|仅供|版权归|下载后|解压后|如[下图]|[下上]面|求(?:资源|分享)|直接下载|希望|如果(?:使用|链接|失效|需要|觉得|喜欢|有|大家|下载|打不开|访问)|如需|可以(?:直接|通过|在|用|从|下载|使用)|有问题|(?:删除|删掉|去掉)(?:中文|汉字|链接)|快来|也可从|防止?吞|^(?:加群|进群|入群|关注|更多|所需|使用|首先|然后|另外|此外|由于|因为|前往|参考|注意|提示|声明|以下|需要的)|\b(?:you can|we (?:provide|have|share)|please|(?:is|are) available|can be (?:found|downloaded)|download(?:ed)? (?:it|from|at|our)|here is|click (?:here|on|the|below|to)|another way)\b/i

/** Words for places and actions (drive, download); they alone make no name. */
export const linkWord =
  /百度云盘|百度网盘|百度云|百度|度盘|夸克网盘|夸克云盘|夸克|阿里云盘|阿里云|阿里|迅雷云盘|迅雷网盘|迅雷|UC网盘|UC云盘|UC|115网盘|115|蓝奏云|蓝奏|天翼云盘|天翼云|天翼|移动云盘|谷歌|微软|123云盘|123网盘|123pan|网盘|云盘|磁力|电驴|链接|连接|鏈接|連結|地址|网址|分享|下载|資源|资源|文件|附件|提取码|访问码|密码|传送门|直达|直链|入口|通道|线路|备用|备份|官方|点击|点我|点此|查看|进入|打开|跳转|获取|观看|在线|复制|保存|免费|高速|本地|国内|海外|社区|如下|见下|以下|这里|此处|手机|电脑|列表|获取方式|合集|永久有效|速存|转存|随时和谐|加群领取|下載|原帖|来源|转自|通过|使用|(?<!\.)(?:pdf|txt|epub|mobi|azw3|apk|exe|zip|rar)|baidu|quark|aliyun|alipan|xunlei|lanzou|thunder|mirror|access|extraction|extract|netdisk|net ?disc|google|onedrive|dropbox|pan|cloud|drive|disk|download|here|link|links|url|urls|share|click|view|file|password|passcode|code|pwd|app|and|or|the|from|via|to|at|on|for|[是为的在和及或与请新旧主备]/gi

/** Drive and link words that may directly follow a name. */
export const trailingStrong =
  /(?:百度云盘|百度网盘|百度云|夸克网盘|夸克云盘|阿里云盘|迅雷云盘|迅雷网盘|UC网盘|115网盘|蓝奏云盘?|天翼云盘|移动云盘|123云盘|下载链接|网盘链接|分享链接|资源链接|观看链接|下载地址|分享地址|链接地址|观看地址|网盘地址|链接|鏈接|連結|网址|传送门)(?:链接|地址|分享|下载|资源)?[0-9一二三四]?$/i

/** Shorter variants that are removed only behind a sign or a space. */
export const trailingWeak =
  /[\s|丨/\-–—_·,，;；:：(（[【「~+&](?:夸克|百度|阿里云?|迅雷|UC|115|蓝奏|天翼|下载|分享|网盘|云盘|资源|地址|在线观看|直达|quark|baidu|ali(?:yun|pan)?|xunlei|download|link|url)[0-9一二三四]?$/i

export const trailingSpam =
  /[\s，,_·|-]{0,3}[【[(（]?(?:链接失效(?:请)?(?:私信|联系)|速存|转存|永久有效|随时(?:和谐|失效|取消)|[加进]群(?:领取|自取)|(?:，|,)?需要的?自取|手慢无|(?:资源不断更新)?[ ，]?收藏防丢)[】\])）]?$/

export const appName =
  /^(?:手机)?(?:百度|夸克|阿里|迅雷|UC|115|蓝奏|微信)?(?:网盘|云盘|云|浏览器)?(?:手机)?\s?(?:app)?$/i

export const trailingPart =
  /[\s·:：-]{1,3}(?:第[\d一二三四五六七八九十百零两]{1,5}[集季部期章卷回话]|s\d{1,2}|ep?\d{1,4})$/i

/** A numbered part, meaningless without the work's name: `第3集`, `EP01-08`, `全36集`, `1080P`. */
export const countedPart =
  /^(?:第?\s?[\d一二三四五六七八九十百零两]{1,5}(?:[-~至到]第?[\d一二三四五六七八九十百零两]{1,5})?[集季部期章卷回话課课節节弹讲场辑册篇]|(?:ep?|s|vol\.?|cd|part|disc)\d{1,4}(?:[-~](?:ep?)?\d{1,4})?|s\d{1,2}ep?\d{1,4}(?:-ep?\d{1,4})?|\d{1,4}(?:[-~]\d{1,4})?|[全共]\d{1,4}[集期话章回]全?|更新?至?(?:第|ep?)?\d{1,4}[集期话]?|\d{3,4}[pi]|[248]k|hdr\d{0,2})$/i

export const namedPart =
  /^(?:[上中下前后][集部篇卷册半]?|sdr|dv|remux|web-?dl|bluray|蓝光|原盘|高清|超清|标清|高码|国语|粤语|英语|日语|韩语|双语|国粤双语|国英双语|国配|中字|中英字幕|中文字幕|双字|内嵌|内封|无水印|正片|花絮|番外篇?|预告|特典|sp|ova|已?完结|完整版|全集|合集|大结局|导演剪辑版|未删减版?|pc版?|安卓版?|windows|mac|android|ios|[a-f]卷?)$/i
