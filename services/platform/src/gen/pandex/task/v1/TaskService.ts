// Original file: protos/pandex/task/v1/task.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AddToImportRequest as _pandex_task_v1_AddToImportRequest, AddToImportRequest__Output as _pandex_task_v1_AddToImportRequest__Output } from '../../../pandex/task/v1/AddToImportRequest.ts';
import type { BeginImportRequest as _pandex_task_v1_BeginImportRequest, BeginImportRequest__Output as _pandex_task_v1_BeginImportRequest__Output } from '../../../pandex/task/v1/BeginImportRequest.ts';
import type { CheckGeminiReply as _pandex_task_v1_CheckGeminiReply, CheckGeminiReply__Output as _pandex_task_v1_CheckGeminiReply__Output } from '../../../pandex/task/v1/CheckGeminiReply.ts';
import type { CheckGeminiRequest as _pandex_task_v1_CheckGeminiRequest, CheckGeminiRequest__Output as _pandex_task_v1_CheckGeminiRequest__Output } from '../../../pandex/task/v1/CheckGeminiRequest.ts';
import type { CountSeries as _pandex_common_v1_CountSeries, CountSeries__Output as _pandex_common_v1_CountSeries__Output } from '../../../pandex/common/v1/CountSeries.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { GetProgressRequest as _pandex_task_v1_GetProgressRequest, GetProgressRequest__Output as _pandex_task_v1_GetProgressRequest__Output } from '../../../pandex/task/v1/GetProgressRequest.ts';
import type { GetSitemapRequest as _pandex_task_v1_GetSitemapRequest, GetSitemapRequest__Output as _pandex_task_v1_GetSitemapRequest__Output } from '../../../pandex/task/v1/GetSitemapRequest.ts';
import type { ImportDiskReply as _pandex_task_v1_ImportDiskReply, ImportDiskReply__Output as _pandex_task_v1_ImportDiskReply__Output } from '../../../pandex/task/v1/ImportDiskReply.ts';
import type { ImportDiskRequest as _pandex_task_v1_ImportDiskRequest, ImportDiskRequest__Output as _pandex_task_v1_ImportDiskRequest__Output } from '../../../pandex/task/v1/ImportDiskRequest.ts';
import type { ItemChange as _pandex_task_v1_ItemChange, ItemChange__Output as _pandex_task_v1_ItemChange__Output } from '../../../pandex/task/v1/ItemChange.ts';
import type { ItemList as _pandex_task_v1_ItemList, ItemList__Output as _pandex_task_v1_ItemList__Output } from '../../../pandex/task/v1/ItemList.ts';
import type { Job as _pandex_task_v1_Job, Job__Output as _pandex_task_v1_Job__Output } from '../../../pandex/task/v1/Job.ts';
import type { JobList as _pandex_task_v1_JobList, JobList__Output as _pandex_task_v1_JobList__Output } from '../../../pandex/task/v1/JobList.ts';
import type { JobRef as _pandex_task_v1_JobRef, JobRef__Output as _pandex_task_v1_JobRef__Output } from '../../../pandex/task/v1/JobRef.ts';
import type { ListItemsRequest as _pandex_task_v1_ListItemsRequest, ListItemsRequest__Output as _pandex_task_v1_ListItemsRequest__Output } from '../../../pandex/task/v1/ListItemsRequest.ts';
import type { ListJobsRequest as _pandex_task_v1_ListJobsRequest, ListJobsRequest__Output as _pandex_task_v1_ListJobsRequest__Output } from '../../../pandex/task/v1/ListJobsRequest.ts';
import type { PreviewImportReply as _pandex_task_v1_PreviewImportReply, PreviewImportReply__Output as _pandex_task_v1_PreviewImportReply__Output } from '../../../pandex/task/v1/PreviewImportReply.ts';
import type { PreviewImportRequest as _pandex_task_v1_PreviewImportRequest, PreviewImportRequest__Output as _pandex_task_v1_PreviewImportRequest__Output } from '../../../pandex/task/v1/PreviewImportRequest.ts';
import type { Progress as _pandex_task_v1_Progress, Progress__Output as _pandex_task_v1_Progress__Output } from '../../../pandex/task/v1/Progress.ts';
import type { PushPagesReply as _pandex_task_v1_PushPagesReply, PushPagesReply__Output as _pandex_task_v1_PushPagesReply__Output } from '../../../pandex/task/v1/PushPagesReply.ts';
import type { PushPagesRequest as _pandex_task_v1_PushPagesRequest, PushPagesRequest__Output as _pandex_task_v1_PushPagesRequest__Output } from '../../../pandex/task/v1/PushPagesRequest.ts';
import type { RetryItemsRequest as _pandex_task_v1_RetryItemsRequest, RetryItemsRequest__Output as _pandex_task_v1_RetryItemsRequest__Output } from '../../../pandex/task/v1/RetryItemsRequest.ts';
import type { ReviewItemsRequest as _pandex_task_v1_ReviewItemsRequest, ReviewItemsRequest__Output as _pandex_task_v1_ReviewItemsRequest__Output } from '../../../pandex/task/v1/ReviewItemsRequest.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from '../../../pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { Sitemap as _pandex_task_v1_Sitemap, Sitemap__Output as _pandex_task_v1_Sitemap__Output } from '../../../pandex/task/v1/Sitemap.ts';
import type { StartJobRequest as _pandex_task_v1_StartJobRequest, StartJobRequest__Output as _pandex_task_v1_StartJobRequest__Output } from '../../../pandex/task/v1/StartJobRequest.ts';
import type { TaskWork as _pandex_task_v1_TaskWork, TaskWork__Output as _pandex_task_v1_TaskWork__Output } from '../../../pandex/task/v1/TaskWork.ts';
import type { TestSettingReply as _pandex_common_v1_TestSettingReply, TestSettingReply__Output as _pandex_common_v1_TestSettingReply__Output } from '../../../pandex/common/v1/TestSettingReply.ts';
import type { TestSettingRequest as _pandex_common_v1_TestSettingRequest, TestSettingRequest__Output as _pandex_common_v1_TestSettingRequest__Output } from '../../../pandex/common/v1/TestSettingRequest.ts';

export interface TaskServiceClient extends grpc.Client {
  AddToImport(argument: _pandex_task_v1_AddToImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  AddToImport(argument: _pandex_task_v1_AddToImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  AddToImport(argument: _pandex_task_v1_AddToImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  AddToImport(argument: _pandex_task_v1_AddToImportRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  addToImport(argument: _pandex_task_v1_AddToImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  addToImport(argument: _pandex_task_v1_AddToImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  addToImport(argument: _pandex_task_v1_AddToImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  addToImport(argument: _pandex_task_v1_AddToImportRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  
  BeginImport(argument: _pandex_task_v1_BeginImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  BeginImport(argument: _pandex_task_v1_BeginImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  BeginImport(argument: _pandex_task_v1_BeginImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  BeginImport(argument: _pandex_task_v1_BeginImportRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  beginImport(argument: _pandex_task_v1_BeginImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  beginImport(argument: _pandex_task_v1_BeginImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  beginImport(argument: _pandex_task_v1_BeginImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  beginImport(argument: _pandex_task_v1_BeginImportRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  
  CancelJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  CancelJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  CancelJob(argument: _pandex_task_v1_JobRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  CancelJob(argument: _pandex_task_v1_JobRef, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  cancelJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  cancelJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  cancelJob(argument: _pandex_task_v1_JobRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  cancelJob(argument: _pandex_task_v1_JobRef, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  
  CheckGemini(argument: _pandex_task_v1_CheckGeminiRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  CheckGemini(argument: _pandex_task_v1_CheckGeminiRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  CheckGemini(argument: _pandex_task_v1_CheckGeminiRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  CheckGemini(argument: _pandex_task_v1_CheckGeminiRequest, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  checkGemini(argument: _pandex_task_v1_CheckGeminiRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  checkGemini(argument: _pandex_task_v1_CheckGeminiRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  checkGemini(argument: _pandex_task_v1_CheckGeminiRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  checkGemini(argument: _pandex_task_v1_CheckGeminiRequest, callback: grpc.requestCallback<_pandex_task_v1_CheckGeminiReply__Output>): grpc.ClientUnaryCall;
  
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  CountWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  countWork(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_task_v1_TaskWork__Output>): grpc.ClientUnaryCall;
  
  EndImport(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  EndImport(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  EndImport(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  EndImport(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  endImport(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  endImport(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  endImport(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  endImport(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  GetProgress(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  getProgress(argument: _pandex_task_v1_GetProgressRequest, callback: grpc.requestCallback<_pandex_task_v1_Progress__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  GetSitemap(argument: _pandex_task_v1_GetSitemapRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  GetSitemap(argument: _pandex_task_v1_GetSitemapRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  GetSitemap(argument: _pandex_task_v1_GetSitemapRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  GetSitemap(argument: _pandex_task_v1_GetSitemapRequest, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  getSitemap(argument: _pandex_task_v1_GetSitemapRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  getSitemap(argument: _pandex_task_v1_GetSitemapRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  getSitemap(argument: _pandex_task_v1_GetSitemapRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  getSitemap(argument: _pandex_task_v1_GetSitemapRequest, callback: grpc.requestCallback<_pandex_task_v1_Sitemap__Output>): grpc.ClientUnaryCall;
  
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  ImportDisk(argument: _pandex_task_v1_ImportDiskRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  importDisk(argument: _pandex_task_v1_ImportDiskRequest, callback: grpc.requestCallback<_pandex_task_v1_ImportDiskReply__Output>): grpc.ClientUnaryCall;
  
  ListImportSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListImportSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListImportSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  ListImportSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listImportSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listImportSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listImportSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  listImportSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_common_v1_CountSeries__Output>): grpc.ClientUnaryCall;
  
  ListItems(argument: _pandex_task_v1_ListItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  ListItems(argument: _pandex_task_v1_ListItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  ListItems(argument: _pandex_task_v1_ListItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  ListItems(argument: _pandex_task_v1_ListItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  listItems(argument: _pandex_task_v1_ListItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  listItems(argument: _pandex_task_v1_ListItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  listItems(argument: _pandex_task_v1_ListItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  listItems(argument: _pandex_task_v1_ListItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemList__Output>): grpc.ClientUnaryCall;
  
  ListJobs(argument: _pandex_task_v1_ListJobsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  ListJobs(argument: _pandex_task_v1_ListJobsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  ListJobs(argument: _pandex_task_v1_ListJobsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  ListJobs(argument: _pandex_task_v1_ListJobsRequest, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  listJobs(argument: _pandex_task_v1_ListJobsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  listJobs(argument: _pandex_task_v1_ListJobsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  listJobs(argument: _pandex_task_v1_ListJobsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  listJobs(argument: _pandex_task_v1_ListJobsRequest, callback: grpc.requestCallback<_pandex_task_v1_JobList__Output>): grpc.ClientUnaryCall;
  
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  PreviewImport(argument: _pandex_task_v1_PreviewImportRequest, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  previewImport(argument: _pandex_task_v1_PreviewImportRequest, callback: grpc.requestCallback<_pandex_task_v1_PreviewImportReply__Output>): grpc.ClientUnaryCall;
  
  PushPages(argument: _pandex_task_v1_PushPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  PushPages(argument: _pandex_task_v1_PushPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  PushPages(argument: _pandex_task_v1_PushPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  PushPages(argument: _pandex_task_v1_PushPagesRequest, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  pushPages(argument: _pandex_task_v1_PushPagesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  pushPages(argument: _pandex_task_v1_PushPagesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  pushPages(argument: _pandex_task_v1_PushPagesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  pushPages(argument: _pandex_task_v1_PushPagesRequest, callback: grpc.requestCallback<_pandex_task_v1_PushPagesReply__Output>): grpc.ClientUnaryCall;
  
  RetryItems(argument: _pandex_task_v1_RetryItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  RetryItems(argument: _pandex_task_v1_RetryItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  RetryItems(argument: _pandex_task_v1_RetryItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  RetryItems(argument: _pandex_task_v1_RetryItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  retryItems(argument: _pandex_task_v1_RetryItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  retryItems(argument: _pandex_task_v1_RetryItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  retryItems(argument: _pandex_task_v1_RetryItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  retryItems(argument: _pandex_task_v1_RetryItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  
  RetryJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  RetryJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  RetryJob(argument: _pandex_task_v1_JobRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  RetryJob(argument: _pandex_task_v1_JobRef, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  retryJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  retryJob(argument: _pandex_task_v1_JobRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  retryJob(argument: _pandex_task_v1_JobRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  retryJob(argument: _pandex_task_v1_JobRef, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  
  ReviewItems(argument: _pandex_task_v1_ReviewItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  ReviewItems(argument: _pandex_task_v1_ReviewItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  ReviewItems(argument: _pandex_task_v1_ReviewItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  ReviewItems(argument: _pandex_task_v1_ReviewItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  reviewItems(argument: _pandex_task_v1_ReviewItemsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  reviewItems(argument: _pandex_task_v1_ReviewItemsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  reviewItems(argument: _pandex_task_v1_ReviewItemsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  reviewItems(argument: _pandex_task_v1_ReviewItemsRequest, callback: grpc.requestCallback<_pandex_task_v1_ItemChange__Output>): grpc.ClientUnaryCall;
  
  StartJob(argument: _pandex_task_v1_StartJobRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  StartJob(argument: _pandex_task_v1_StartJobRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  StartJob(argument: _pandex_task_v1_StartJobRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  StartJob(argument: _pandex_task_v1_StartJobRequest, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  startJob(argument: _pandex_task_v1_StartJobRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  startJob(argument: _pandex_task_v1_StartJobRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  startJob(argument: _pandex_task_v1_StartJobRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  startJob(argument: _pandex_task_v1_StartJobRequest, callback: grpc.requestCallback<_pandex_task_v1_Job__Output>): grpc.ClientUnaryCall;
  
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  TestSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  testSetting(argument: _pandex_common_v1_TestSettingRequest, callback: grpc.requestCallback<_pandex_common_v1_TestSettingReply__Output>): grpc.ClientUnaryCall;
  
}

export interface TaskServiceHandlers extends grpc.UntypedServiceImplementation {
  AddToImport: grpc.handleUnaryCall<_pandex_task_v1_AddToImportRequest__Output, _pandex_task_v1_ImportDiskReply>;
  
  BeginImport: grpc.handleUnaryCall<_pandex_task_v1_BeginImportRequest__Output, _pandex_task_v1_ImportDiskReply>;
  
  CancelJob: grpc.handleUnaryCall<_pandex_task_v1_JobRef__Output, _pandex_task_v1_Job>;
  
  CheckGemini: grpc.handleUnaryCall<_pandex_task_v1_CheckGeminiRequest__Output, _pandex_task_v1_CheckGeminiReply>;
  
  CountWork: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_task_v1_TaskWork>;
  
  EndImport: grpc.handleUnaryCall<_pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_ImportDiskReply>;
  
  GetProgress: grpc.handleUnaryCall<_pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_Progress>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  GetSitemap: grpc.handleUnaryCall<_pandex_task_v1_GetSitemapRequest__Output, _pandex_task_v1_Sitemap>;
  
  ImportDisk: grpc.handleUnaryCall<_pandex_task_v1_ImportDiskRequest__Output, _pandex_task_v1_ImportDiskReply>;
  
  ListImportSeries: grpc.handleUnaryCall<_pandex_common_v1_SeriesRequest__Output, _pandex_common_v1_CountSeries>;
  
  ListItems: grpc.handleUnaryCall<_pandex_task_v1_ListItemsRequest__Output, _pandex_task_v1_ItemList>;
  
  ListJobs: grpc.handleUnaryCall<_pandex_task_v1_ListJobsRequest__Output, _pandex_task_v1_JobList>;
  
  PreviewImport: grpc.handleUnaryCall<_pandex_task_v1_PreviewImportRequest__Output, _pandex_task_v1_PreviewImportReply>;
  
  PushPages: grpc.handleUnaryCall<_pandex_task_v1_PushPagesRequest__Output, _pandex_task_v1_PushPagesReply>;
  
  RetryItems: grpc.handleUnaryCall<_pandex_task_v1_RetryItemsRequest__Output, _pandex_task_v1_ItemChange>;
  
  RetryJob: grpc.handleUnaryCall<_pandex_task_v1_JobRef__Output, _pandex_task_v1_Job>;
  
  ReviewItems: grpc.handleUnaryCall<_pandex_task_v1_ReviewItemsRequest__Output, _pandex_task_v1_ItemChange>;
  
  StartJob: grpc.handleUnaryCall<_pandex_task_v1_StartJobRequest__Output, _pandex_task_v1_Job>;
  
  TestSetting: grpc.handleUnaryCall<_pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply>;
  
}

export interface TaskServiceDefinition extends grpc.ServiceDefinition {
  AddToImport: MethodDefinition<_pandex_task_v1_AddToImportRequest, _pandex_task_v1_ImportDiskReply, _pandex_task_v1_AddToImportRequest__Output, _pandex_task_v1_ImportDiskReply__Output>
  BeginImport: MethodDefinition<_pandex_task_v1_BeginImportRequest, _pandex_task_v1_ImportDiskReply, _pandex_task_v1_BeginImportRequest__Output, _pandex_task_v1_ImportDiskReply__Output>
  CancelJob: MethodDefinition<_pandex_task_v1_JobRef, _pandex_task_v1_Job, _pandex_task_v1_JobRef__Output, _pandex_task_v1_Job__Output>
  CheckGemini: MethodDefinition<_pandex_task_v1_CheckGeminiRequest, _pandex_task_v1_CheckGeminiReply, _pandex_task_v1_CheckGeminiRequest__Output, _pandex_task_v1_CheckGeminiReply__Output>
  CountWork: MethodDefinition<_pandex_common_v1_Empty, _pandex_task_v1_TaskWork, _pandex_common_v1_Empty__Output, _pandex_task_v1_TaskWork__Output>
  EndImport: MethodDefinition<_pandex_task_v1_GetProgressRequest, _pandex_task_v1_ImportDiskReply, _pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_ImportDiskReply__Output>
  GetProgress: MethodDefinition<_pandex_task_v1_GetProgressRequest, _pandex_task_v1_Progress, _pandex_task_v1_GetProgressRequest__Output, _pandex_task_v1_Progress__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  GetSitemap: MethodDefinition<_pandex_task_v1_GetSitemapRequest, _pandex_task_v1_Sitemap, _pandex_task_v1_GetSitemapRequest__Output, _pandex_task_v1_Sitemap__Output>
  ImportDisk: MethodDefinition<_pandex_task_v1_ImportDiskRequest, _pandex_task_v1_ImportDiskReply, _pandex_task_v1_ImportDiskRequest__Output, _pandex_task_v1_ImportDiskReply__Output>
  ListImportSeries: MethodDefinition<_pandex_common_v1_SeriesRequest, _pandex_common_v1_CountSeries, _pandex_common_v1_SeriesRequest__Output, _pandex_common_v1_CountSeries__Output>
  ListItems: MethodDefinition<_pandex_task_v1_ListItemsRequest, _pandex_task_v1_ItemList, _pandex_task_v1_ListItemsRequest__Output, _pandex_task_v1_ItemList__Output>
  ListJobs: MethodDefinition<_pandex_task_v1_ListJobsRequest, _pandex_task_v1_JobList, _pandex_task_v1_ListJobsRequest__Output, _pandex_task_v1_JobList__Output>
  PreviewImport: MethodDefinition<_pandex_task_v1_PreviewImportRequest, _pandex_task_v1_PreviewImportReply, _pandex_task_v1_PreviewImportRequest__Output, _pandex_task_v1_PreviewImportReply__Output>
  PushPages: MethodDefinition<_pandex_task_v1_PushPagesRequest, _pandex_task_v1_PushPagesReply, _pandex_task_v1_PushPagesRequest__Output, _pandex_task_v1_PushPagesReply__Output>
  RetryItems: MethodDefinition<_pandex_task_v1_RetryItemsRequest, _pandex_task_v1_ItemChange, _pandex_task_v1_RetryItemsRequest__Output, _pandex_task_v1_ItemChange__Output>
  RetryJob: MethodDefinition<_pandex_task_v1_JobRef, _pandex_task_v1_Job, _pandex_task_v1_JobRef__Output, _pandex_task_v1_Job__Output>
  ReviewItems: MethodDefinition<_pandex_task_v1_ReviewItemsRequest, _pandex_task_v1_ItemChange, _pandex_task_v1_ReviewItemsRequest__Output, _pandex_task_v1_ItemChange__Output>
  StartJob: MethodDefinition<_pandex_task_v1_StartJobRequest, _pandex_task_v1_Job, _pandex_task_v1_StartJobRequest__Output, _pandex_task_v1_Job__Output>
  TestSetting: MethodDefinition<_pandex_common_v1_TestSettingRequest, _pandex_common_v1_TestSettingReply, _pandex_common_v1_TestSettingRequest__Output, _pandex_common_v1_TestSettingReply__Output>
}
