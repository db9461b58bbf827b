// Original file: protos/pandex/task/v1/task.proto


export interface CheckGeminiRequest {
}

export interface CheckGeminiRequest__Output {
}
