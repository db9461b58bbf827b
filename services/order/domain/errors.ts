import { AppError } from '@pandex/platform/errors'

const precondition = (code: string, message: string): AppError =>
  new AppError('failed_precondition', `order.${code}`, message)

export const unknownOrder = (): AppError => new AppError('not_found', 'order.unknown', '订单不存在')
export const unknownGoods = (): AppError => new AppError('not_found', 'order.unknown_goods', '商品不存在')
export const unknownCoupon = (): AppError => new AppError('not_found', 'order.unknown_coupon', '优惠码不存在')
export const offShelf = (): AppError => precondition('off_shelf', '商品已下架')
export const soldOut = (): AppError => precondition('sold_out', '商品已售罄')
export const limitReached = (): AppError => precondition('limit_reached', '已达到每人限购数量')
export const tooManyPending = (): AppError => precondition('too_many_pending', '您有 3 个未支付的订单，请先支付或取消')
export const payTypeOff = (): AppError => precondition('pay_type_off', '该支付方式暂不可用')
export const vipForever = (): AppError => precondition('vip_forever', '您已是永久会员，无需购买')
export const bannedBuyer = (): AppError => precondition('banned', '账号已被封禁')
export const couponInvalid = (message: string): AppError => precondition('coupon_invalid', message)
export const notPending = (): AppError => precondition('not_pending', '订单已不在待支付状态')
export const notManual = (): AppError => precondition('not_manual', '该订单不是人工转账')
export const wrongState = (message: string): AppError => precondition('wrong_state', message)
export const requestReused = (): AppError =>
  new AppError('conflict', 'order.request_reused', '该请求已用于别的内容，请刷新后再试')
export const badNotification = (message: string): AppError => new AppError('invalid', 'order.bad_notification', message)
export const nothingToChange = (): AppError => new AppError('invalid', 'order.nothing_to_change', '没有需要修改的内容')
