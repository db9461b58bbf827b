// Original file: protos/pandex/task/v1/task.proto


export interface CheckGeminiReply {
  'ok'?: (boolean);
  'model'?: (string);
  'message'?: (string);
}

export interface CheckGeminiReply__Output {
  'ok': (boolean);
  'model': (string);
  'message': (string);
}
