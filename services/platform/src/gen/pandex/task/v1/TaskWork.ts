// Original file: protos/pandex/task/v1/task.proto

import type { PushQuota as _pandex_task_v1_PushQuota, PushQuota__Output as _pandex_task_v1_PushQuota__Output } from '../../../pandex/task/v1/PushQuota.ts';
import type { Long } from '@grpc/proto-loader';

export interface TaskWork {
  'review'?: (number | string | Long);
  'failed_items'?: (number | string | Long);
  'failed_jobs'?: (number | string | Long);
  'push'?: (_pandex_task_v1_PushQuota | null);
}

export interface TaskWork__Output {
  'review': (number);
  'failed_items': (number);
  'failed_jobs': (number);
  'push': (_pandex_task_v1_PushQuota__Output | null);
}
