// Original file: protos/pandex/task/v1/task.proto


export interface GetProgressRequest {
  'task_no'?: (string);
}

export interface GetProgressRequest__Output {
  'task_no': (string);
}
