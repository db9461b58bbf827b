import { AppError } from '@pandex/platform/errors'

export interface SiteSwitches {
  user: { enable_user_system: boolean; enable_register: boolean }
}

/** @throws AppError failed_precondition user.system_off */
export const requireUserSystem = ({ user }: SiteSwitches): void => {
  if (!user.enable_user_system) throw new AppError('failed_precondition', 'user.system_off', '用户系统未开放')
}

/** @throws AppError failed_precondition user.system_off, user.register_off */
export const requireRegistration = (switches: SiteSwitches): void => {
  requireUserSystem(switches)
  if (!switches.user.enable_register) throw new AppError('failed_precondition', 'user.register_off', '暂未开放注册')
}
