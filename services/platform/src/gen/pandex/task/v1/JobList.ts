// Original file: protos/pandex/task/v1/task.proto

import type { Job as _pandex_task_v1_Job, Job__Output as _pandex_task_v1_Job__Output } from '../../../pandex/task/v1/Job.ts';

export interface JobList {
  'list'?: (_pandex_task_v1_Job)[];
  'total'?: (number);
}

export interface JobList__Output {
  'list': (_pandex_task_v1_Job__Output)[];
  'total': (number);
}
