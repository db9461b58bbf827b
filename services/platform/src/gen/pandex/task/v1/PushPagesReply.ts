// Original file: protos/pandex/task/v1/task.proto


export interface PushPagesReply {
  'submitted'?: (number);
  'left_today'?: (number);
}

export interface PushPagesReply__Output {
  'submitted': (number);
  'left_today': (number);
}
