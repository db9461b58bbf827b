// Original file: protos/pandex/task/v1/task.proto


export interface StartJobRequest {
  'kind'?: (string);
  'params'?: (string);
}

export interface StartJobRequest__Output {
  'kind': (string);
  'params': (string);
}
