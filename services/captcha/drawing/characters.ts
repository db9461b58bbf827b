/**
 * Characters from the first school years. At most one of each group that looks alike when rotated
 * (日目白自, 人入八, 土士, 己已, 鸟岛乌, 王玉, 大太犬, 开井, 阴阳, 买卖).
 */
export const characters = Array.from(
  [
    '山水火石田云雨雪风花草竹米豆瓜果鱼鸟牛羊猫狗虎龙鹿兔鸡蛇虫春夏秋冬东西南北金银铁红黄蓝绿紫黑',
    '茶酒面糖盐油刀弓车船飞桥路门窗床桌灯书笔纸墨画琴棋歌舞学校老友家国城村店衣帽鞋钟表手足头耳眼心',
    '星月光海江湖冰电高低长短快慢冷热甜苦新旧早晚爱笑哭走跑坐站看听说写吃喝睡洗卖送借开关上中左',
    '男女父母爷奶哥弟妹医药病康岁节夜晴阳雷虹森岸沙泥砖瓦墙屋楼街泉塔宝珠贝旗鼓球拳枪剑',
  ].join(''),
)
